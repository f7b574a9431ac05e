import type { Tree } from '#tree/build-tree.ts'
import { investorDays } from '#tree/investor-days.ts'
import { languageName, localeOf } from '#tree/locale.ts'
import { href } from '#routes/href.ts'
import { type Absolute } from './json-ld.ts'
import { plain } from './markdown.ts'

/**
 * `llms.txt` tells programs that read text what the site is and where its facts are. It is in English, as the format
 * expects, and its texts are not in the bundle, because visitors do not read it.
 */
export function llmsText(tree: Tree, absolute: Absolute): string {
  const { index, t } = tree
  const sites = index.trees.filter(({ env }) => env === 'prod')
  const sections = sites.map(site => section(site, { index, absolute }))
  return `# ${plain(t('brand.name'))}

> ${plain(t('brand.promise'))}

Products are registered by country, and what may be said of one differs by country: its label, doses and crops are those of
the country whose address it has. A product that a country does not list may exist elsewhere; nothing follows from its
absence. Always read the label.

Every product page is there as Markdown too, at its own address with \`.md\` after it. A country's catalogue is one JSON or CSV file.

${sections.join('\n\n')}
`
}

type IndexedTree = Tree['index']['trees'][number]

function section(
  tree: IndexedTree,
  { index, absolute }: { index: Tree['index']; absolute: Absolute }
): string {
  const { prefix, country, lang, productIds } = tree
  const name = index.countries.find(({ iso }) => iso === country)?.name ?? country
  const at = (route: 'home' | 'productList' | 'news' | 'investors' | 'contact') =>
    absolute(href(route, { tree: prefix }))
  const first = productIds[0]
  const lines = [
    `- [Home](${at('home')})`,
    `- [Products](${at('productList')}): ${productIds.length} products`,
    `- [Catalogue](${at('home')}/catalogue.json): all of them with their facts`,
    first !== undefined &&
      `- [A product as Markdown](${absolute(href('product', { tree: prefix, id: first }))}.md)`,
    `- [News](${at('news')}.xml): whole posts, as Atom`,
    investorDays(tree, index).length > 0 &&
      `- [Dates for investors](${at('investors')}.ics): as iCalendar`,
    `- [Contact](${at('contact')})`
  ]
  return `## ${plain(name)}, ${languageName(localeOf(lang))}\n\n${lines.filter(Boolean).join('\n')}`
}
