import { hashedFile } from '#assets/hashed-file.ts'
import { csvOf } from '#lib/csv.ts'
import { strengthCells } from '#lib/strength-in-name.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { type B2bRow, b2bRow } from './b2b-row.ts'
import { byCategory, rowChunks } from './by-category.ts'
import { strengthColumns } from './strength-columns.ts'
import { englishCategory, familyIdOf } from '#views/finder/families.ts'
import { headOf } from '#views/site/head.ts'
import type { SubjectMeta } from '#views/text/own-texts.ts'

/** The columns of the table and its file, in their order. */
const columns = {
  activeIngredient: 'productB2bList.activeIngredient',
  name: 'productB2bList.productName',
  category: 'productB2bList.filterLabel',
  registrationNumber: 'productB2bList.regNo'
} as const satisfies Partial<Record<keyof B2bRow, MessageKey>>

/** The product commerce table of one country. */
export function b2bListView(tree: Tree, id = '') {
  const { name: country, iso } = tree.countries().find(country => country.id === id) ?? {}
  const headline =
    country === undefined
      ? tree.words('productB2bList.hero.headlineDefault')
      : tree.words('productB2bList.hero.headline', { country })
  const rows = (tree.catalogue().b2bProducts[id] ?? []).map(product => b2bRow(tree, id, product))
  const categories = byCategory(rows)
  return {
    head: headOf(tree, 'productB2bList', {
      id,
      step: country,
      about: aboutCountry('productB2bList', headline, country)
    }),
    headline,
    contact: {
      href: tree.href('productB2bContact', id),
      words:
        country === undefined
          ? tree.words('nav.contact')
          : tree.words('productB2bList.hero.button', { country })
    },
    /** Its team answers enquiries from this page. */
    team: country === undefined ? undefined : { id, name: country },
    count: rows.length,
    columns: Object.entries(columns).map(([name, key]) => ({ name, words: tree.words(key) })),
    // Without rows, no page would show the file, and every file of the site must be linked.
    file: {
      href: rows.length > 0 ? b2bFile(tree, rows) : '',
      name: `products-${iso ?? id}.csv`,
      strengths: strengthColumns(tree)
    },
    products: categories.flatMap(({ rows }) => rows),
    categories: categories.map(({ anchor, name, rows }) => ({
      id: familyIdOf(tree, name),
      english: englishCategory(tree, name),
      anchor,
      name,
      count: rows.length,
      chunks: rowChunks(rows)
    }))
  }
}

/** The table as CSV, with the strengths in columns of their own. */
function b2bFile(tree: Tree, rows: readonly B2bRow[]): string {
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const head = [...names.map(name => tree.t(columns[name])), ...strengthColumns(tree)]
  const cells = rows.map(row => [...names.map(name => row[name] ?? ''), ...strengthCells(row.name)])
  return hashedFile('products', 'csv', csvOf([head, ...cells]))
}

export type B2bListView = ReturnType<typeof b2bListView>

/** The head of a page about one country. */
export function aboutCountry<Meta extends SubjectMeta>(
  meta: Meta,
  headline: LocalizedText,
  country = ''
) {
  const own = { title: headline.text, description: headline.text, keywords: country }
  return { meta, own, values: { country } }
}
