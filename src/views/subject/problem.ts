import { effectBand, patchBand } from '#pictures/subject-picture.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { ListedFor } from '#tree/listed-for.ts'
import type { Problematic } from '#tree/product.ts'
import { listedProducts } from '#views/product/listed-products.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { usesOf } from '#views/product/doses.ts'
import { groupsOf } from '#views/product/resistance.ts'
import { answerCards } from './answer-cards.ts'
import { portraitView } from './portrait.ts'
import { subjectView } from './subject.ts'

/** Everything that is listed against one problem, or for one effect, by crop. */
export function problemView(tree: Tree, id: string | undefined) {
  const problem = findOrThrow(tree.catalogue().problematics, id, 'problem')
  const uses = usesOf(problem.products).filter(({ dose }) => dose.problematic.id === problem.id)
  const values = { problem: problem.name, country: tree.country.localName }
  const isWanted = problem.kind === 'effect'
  const subject = subjectView(tree, 'problem', problem, values)
  const portrait = portraitView(tree, problem, uses)
  return {
    ...subject,
    lead: portrait?.lead ?? subject.lead,
    all: { href: `${tree.href('productList')}#problems`, words: tree.words('problem.all') },
    portrait,
    band: portrait ? undefined : bandOf(tree, problem),
    productsTitle: tree.words(isWanted ? 'problem.effect.productsTitle' : 'problem.productsTitle', {
      ...values,
      problem: subject.name
    }),
    groups: isWanted ? [] : groupsOf(tree, problem.products),
    products: listedProducts(tree, problem.products),
    dosesTitle: tree.words('problem.dosesTitle'),
    cards: answerCards(tree, problem, uses)
  }
}

/** The crops that most products for it are listed for come first. */
function bandOf({ country: { iso } }: Tree, problem: ListedFor<Problematic>) {
  if (problem.kind !== 'effect') return patchBand(iso, problem)
  const crops = problem.products.flatMap(({ crops }) => crops)
  const byCrop = [...Map.groupBy(crops, ({ id }) => id).values()]
  const ordered = byCrop.toSorted((one, other) => other.length - one.length)
  return effectBand(
    iso,
    problem,
    ordered.flatMap(([crop]) => crop ?? [])
  )
}
