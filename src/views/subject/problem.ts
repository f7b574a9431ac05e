import { pestPicture, problemBand } from '#pictures/subject.ts'
import type { Tree } from '#tree/build-tree.ts'
import { listText } from '#views/text/list-text.ts'
import { listedProducts } from '#views/product/listed-products.ts'
import { findOrThrow } from '#views/text/find-or-throw.ts'
import { doseTable, usesOf } from '#views/product/doses.ts'
import { groupsOf } from '#views/product/resistance.ts'
import { subjectView } from './subject.ts'

/** Everything that is listed against one problem, or for one effect, by crop. */
export function problemView(tree: Tree, id: string | undefined) {
  const problem = findOrThrow(tree.catalogue().problematics, id, 'problem')
  const uses = usesOf(problem.products).filter(({ dose }) => dose.problematic.id === problem.id)
  const values = { problem: problem.name, country: tree.country.localName }
  const isWanted = problem.kind === 'effect'
  const groups = isWanted ? [] : groupsOf(problem.products)
  const portrait = pestPicture(problem)
  const subject = subjectView(tree, 'problem', problem, values)
  return {
    ...subject,
    all: { href: `${tree.href('productList')}#problems`, words: tree.words('problem.all') },
    portrait,
    band: portrait ? undefined : problemBand(tree.country.iso, problem),
    productsTitle: tree.words(isWanted ? 'problem.effect.productsTitle' : 'problem.productsTitle', {
      ...values,
      problem: subject.name
    }),
    resistance:
      groups.length > 0
        ? tree.words('problem.resistanceGroups', { groups: listText(tree, groups) })
        : undefined,
    products: listedProducts(tree, problem.products),
    dosesTitle: tree.words('problem.dosesTitle'),
    doses: doseTable(tree, uses, { groupBy: 'crop', rowBy: 'product' })
  }
}
