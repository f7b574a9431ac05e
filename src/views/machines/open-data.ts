import { DATA_LICENCE } from '#config/constants.ts'
import { csvOf } from '#lib/csv.ts'
import { type OpenCatalogue, openCatalogueSchema, SCHEMA_VERSION } from './open-data-schema.ts'
import { OPEN_DATA_SCHEMA, openDataHref } from '#routes/open-data.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Crop, Named, Problematic } from '#tree/product.ts'
import { fileSize } from '#views/text/file.ts'
import { openDataRows } from './open-data-rows.ts'
import { openProduct } from './open-product.ts'

/** Everything that a tree lists, for programs: the facts of its pages without repetition. */
export function openCatalogue(tree: Tree, site: URL): OpenCatalogue {
  const { products } = tree.catalogue()
  const absolute = (path: string) => new URL(path, site).href
  const withPage = <Subject extends Crop>({ href, ...subject }: Subject) => ({
    ...subject,
    page: href === undefined ? undefined : absolute(href)
  })
  const doses = products.flatMap(({ doses }) => doses)
  const crops: Crop[] = [...products.flatMap(({ crops }) => crops), ...doses.map(d => d.crop)]
  const problems: Problematic[] = [
    ...products.flatMap(({ problematics }) => problematics),
    ...doses.map(({ problematic }) => problematic)
  ]
  return {
    $schema: absolute(OPEN_DATA_SCHEMA),
    schemaVersion: SCHEMA_VERSION,
    publisher: tree.t('brand.name'),
    notice: noticeOf(tree),
    licence: DATA_LICENCE,
    page: absolute(tree.href('productList')),
    asOf: tree.index.pulledAt.slice(0, 10),
    country: { iso: tree.country.iso, name: tree.country.localName },
    language: tree.locale,
    families: eachOnce(
      products.map(({ family: { id, name, aliases } }) => ({ id, name, aliases }))
    ),
    activeIngredients: eachOnce(products.flatMap(({ activeIngredients }) => activeIngredients)),
    crops: eachOnce(crops).map(withPage),
    problems: eachOnce(problems).map(withPage),
    products: products.map(product => openProduct(tree, product, absolute))
  }
}

export type OpenDataFormat = 'json' | 'csv'

const formats = ['json', 'csv'] as const

/** Cached, because the text is large and each page that states its size needs it. */
const texts = new WeakMap<object, Partial<Record<OpenDataFormat, string>>>()

/** The open data of a tree as a file. */
export function openDataText(tree: Tree, site: URL, format: OpenDataFormat): string {
  const catalogue = tree.catalogue()
  const known = texts.get(catalogue) ?? {}
  texts.set(catalogue, known)
  return (known[format] ??=
    format === 'json'
      ? JSON.stringify(openCatalogue(tree, site))
      : csvOf(openDataRows(tree.catalogue().products, site)))
}

/** Links to the open data of a tree, for a page. */
export function openDataLinks(tree: Tree, site: URL) {
  return formats.map(format => ({
    href: openDataHref(format, tree.prefix),
    format,
    type: format.toUpperCase(),
    size: fileSize(tree, Buffer.byteLength(openDataText(tree, site, format)))
  }))
}

export function openDataSchemaText(site: URL): string {
  return JSON.stringify(openCatalogueSchema(new URL(OPEN_DATA_SCHEMA, site).href), undefined, 2)
}

/** The first item of each id, in the order of the products. */
function eachOnce<Item extends Named>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** What applies to all of the data; the content of a demo also says that it is invented. */
function noticeOf(tree: Tree): string {
  const demo = tree.known('demoNotice.products')?.text
  return [tree.t('product.labelNote'), demo].filter(Boolean).join(' ')
}
