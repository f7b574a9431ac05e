import type { Tree } from '#tree/build-tree.ts'
import type { ListedFor } from '#tree/listed-for.ts'
import type { Crop } from '#tree/product.ts'
import { headOf } from './head.ts'
import { longestWord } from './longest-word.ts'

/** What the pages of a crop and of a problem have in common. The global site is no country where something is registered. */
export function subjectView(
  tree: Tree,
  route: 'crop' | 'problem',
  { id, name, scientificName, products }: ListedFor<Crop>,
  values: Record<string, string>
) {
  const head = headOf(tree, route, { id, values })
  const lead = tree.words(tree.isGlobal ? `${route}.hero.globalLead` : `${route}.hero.lead`, values)
  return {
    head: tree.isGlobal ? { ...head, description: lead.text } : head,
    name,
    longest: longestWord({ text: name }),
    scientificName,
    lead,
    /** Every product of it, for machines: the page has some in a table only. */
    listed: products.map(({ name, href }) => ({ name, href })),
    count: tree.words(`${route}.count`, { count: products.length })
  }
}

export type SubjectView = ReturnType<typeof subjectView>
