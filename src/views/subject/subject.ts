import { wholeName } from '#lib/typography/whole-name.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { ListedFor } from '#tree/listed-for.ts'
import type { Problematic } from '#tree/product.ts'
import { listHref } from '#views/finder/list-address.ts'
import { validPages } from '#views/kept/valid-pages.ts'
import { headOf } from '#views/site/head.ts'
import { longestWord } from '#views/text/longest-word.ts'

/** What the pages of a crop and of a problem share. The global site has no registrations, because it is no country. */
export function subjectView(
  tree: Tree,
  route: 'crop' | 'problem',
  { id, name, scientificName, kind, products }: ListedFor<Problematic>,
  values: Record<string, string>
) {
  const isWanted = kind === 'effect'
  const texts = isWanted ? 'problem.effect' : (`${route}.hero` as const)
  const leadKey = tree.isGlobal ? (`${texts}.globalLead` as const) : (`${texts}.lead` as const)
  const title = wholeName(name)
  const own = { title: name, description: tree.t(leadKey, values), keywords: name }
  const count = tree.words(`${route}.count`, { count: products.length })
  const hasDoses = products.some(({ doses }) =>
    doses.some(({ crop, problematic }) => (route === 'crop' ? crop : problematic).id === id)
  )
  const head = headOf(tree, route, {
    id,
    step: name,
    about: { meta: isWanted ? 'effect' : route, own, values }
  })
  return {
    head: tree.isGlobal ? { ...head, description: own.description } : head,
    version: validPages(tree)[head.path],
    name: title,
    longest: longestWord({ text: title }),
    scientificName,
    lead: tree.words(leadKey, { ...values, [route]: title }),
    /** All products, for structured data; the page shows some of them in a table only. */
    listed: products.map(({ name, href }) => ({ name, href })),
    count,
    /** The next steps on a phone: the doses on the page, and the products with their filters. */
    next: [
      ...(hasDoses ? [{ href: '#doses', words: tree.words('product.doses.all') }] : []),
      { href: listHref(tree, route, id), words: count }
    ]
  }
}

export type SubjectView = ReturnType<typeof subjectView>
