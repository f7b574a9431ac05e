import { hashedFile } from '#assets/hashed-file.ts'
import type { B2bProduct } from '#contract/product.ts'
import { csvOf } from '#lib/csv.ts'
import { contactUrl } from '#lib/contact-url.ts'
import { raisePowers } from '#lib/typography/raise-powers.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { byCategory, rowChunks } from './by-category.ts'
import { officeOf } from '#views/enquiry/contact.ts'
import { englishCategory, familyIdOf } from '#views/finder/families.ts'
import { productQuestionsUrl } from '#views/enquiry/product-questions.ts'
import { headOf } from '#views/site/head.ts'
import type { SubjectMeta } from '#views/text/own-texts.ts'

/** A product that is registered for supply to other companies. */
export type B2bRow = {
  name: string
  activeIngredient?: string
  category?: string
  registrationNumber?: string
  /** Its active ingredient in English, for searches in English. */
  english?: string
}

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
    // A page without rows shows no table, and the site would have a file that no page names.
    file: { href: rows.length > 0 ? b2bFile(tree, rows) : '', name: `products-${iso ?? id}.csv` },
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

/** The table as CSV. */
function b2bFile(tree: Tree, rows: readonly B2bRow[]): string {
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const head = names.map(name => tree.t(columns[name]))
  const cells = rows.map(row => names.map(name => row[name] ?? ''))
  return hashedFile('products', 'csv', csvOf([head, ...cells]))
}

export type B2bListView = ReturnType<typeof b2bListView>

/** The contact page of one country; without a public BFF it has no form. */
export function b2bContactView(tree: Tree, id = '') {
  const country = tree.countries().find(country => country.id === id)
  const { publicBffUrl } = tree.deployment
  const headline = country
    ? tree.words('productB2bContact.hero.headline', { country: country.name })
    : tree.words('productB2bContact.hero.headlineDefault')
  return {
    head: headOf(tree, 'productB2bContact', {
      id,
      about: aboutCountry('productB2bContact', headline, country?.name)
    }),
    headline,
    countryId: id,
    action: publicBffUrl && contactUrl(publicBffUrl, id),
    products: productQuestionsUrl(tree),
    office: officeOf(tree),
    regions: tree.content.regions[id] ?? [],
    list:
      country?.type === 'product_commercialization'
        ? {
            href: tree.href('productB2bList', id),
            words: tree.words('productB2bContact.listLink', { country: country.name })
          }
        : undefined
  }
}

function aboutCountry<Meta extends SubjectMeta>(meta: Meta, headline: LocalizedText, country = '') {
  const own = { title: headline.text, description: headline.text, keywords: country }
  return { meta, own, values: { country } }
}

function b2bRow(tree: Tree, country: string, product: B2bProduct): B2bRow {
  const english = tree.englishName('b2bRow', `${country}/${product.id}`)
  return {
    name: raisePowers(product.product_name),
    activeIngredient: product.active_ingredient,
    category: product.category,
    registrationNumber: product.reg_no,
    english: english === product.active_ingredient ? undefined : english
  }
}
