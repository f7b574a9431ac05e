import type { Deployment } from '#config/settings.ts'
import type { Bundle } from '#contract/bundle.ts'
import type { Country } from '#contract/country.ts'
import { deepFreeze } from '#lib/deep-freeze.ts'
import { href } from '#routes/href.ts'
import type { DetailRoute, FixedRoute } from '#routes/routes.ts'
import type { Change } from '#contract/change.ts'
import type { SiteIndex, TreeCatalogue, TreeContent } from '#snapshot/snapshot.ts'
import { countryLinks, type CountryLink, countryNames } from './countries.ts'
import type { EnglishName } from './english-names.ts'
import { globalLangs, isGlobal } from './global-texts.ts'
import { directionOf, languageName, localeOf } from './locale.ts'
import { type ListedFor, listedFor } from './listed-for.ts'
import { createMessages, type Layer, type Messages } from './messages.ts'
import {
  buildProduct,
  type Crop,
  type Problematic,
  problematicsOf,
  type Product
} from './product.ts'

/** What all trees share. */
export type Site = {
  index: SiteIndex
  /** The global record's bundles by language: `eng`, `zho`, …. */
  globalBundles: ReadonlyMap<string, Bundle>
  englishName: EnglishName
  deployment: Deployment
}

/** The products of a tree and what is derived from them; built when first asked for. */
export type Catalogue = Pick<TreeCatalogue, 'globalProducts' | 'b2bProducts'> & {
  products: readonly Product[]
  /** What publications changed, the newest first. */
  changes: readonly Change[]
  /** What products are listed for, because people search by crop and problem. */
  crops: readonly ListedFor<Crop>[]
  problematics: readonly ListedFor<Problematic>[]
}

/** One tree, merged and frozen. A missing value is not shown; there is no further fallback. */
export type Tree = Messages & {
  prefix: string
  country: Country & { localName: string }
  lang: string
  locale: string
  dir: 'ltr' | 'rtl'
  isGlobal: boolean
  isPreview: boolean
  content: TreeContent
  index: SiteIndex
  deployment: Deployment
  /** The path of a page of this tree. */
  href: ((route: FixedRoute) => string) & ((route: DetailRoute, id: string) => string)
  /** The languages of this country, this one included. */
  languages: { prefix: string; lang: string; locale: string; name: string }[]
  countries: () => readonly CountryLink[]
  /** The English name, for searches in English. */
  englishName: EnglishName
  catalogue: () => Catalogue
}

export function buildTree(content: TreeContent, site: Site, catalogue: () => Catalogue): Tree {
  const { tree, bundle } = deepFreeze(content)
  const { index, deployment } = site
  const country = index.countries.find(({ id }) => id === tree.countryId)
  if (!country) throw new Error(`Tree ${tree.prefix} has no country with id ${tree.countryId}.`)
  const locale = bundle.locale ?? localeOf(tree.lang)
  // Where no bundle names the brand, the host name replaces it.
  const { hostname } = new URL(deployment.siteUrl)
  const messages = createMessages(locale, layersOf(content, site), hostname)
  return Object.freeze({
    ...messages,
    prefix: tree.prefix,
    country: { ...country, localName: countryNames(tree, locale, index)(country) },
    lang: tree.lang,
    locale,
    dir: bundle.dir ?? directionOf(locale),
    isGlobal: isGlobal(tree),
    isPreview: tree.env === 'preview',
    content,
    index,
    deployment,
    href: (route: FixedRoute | DetailRoute, id?: string) =>
      href(route as DetailRoute, { tree: tree.prefix, id: id ?? '' }),
    languages: languagesOf(content, index),
    countries: once(() => deepFreeze(countryLinks(tree, locale, index))),
    englishName: site.englishName,
    catalogue
  })
}

/** The tree's own texts, then those of the global record: in the tree's language, in English, in its own language. */
function layersOf({ tree, bundle }: TreeContent, { globalBundles, index }: Site): Layer[] {
  const layers = [
    { lang: tree.lang, bundle },
    ...[...globalLangs(tree, index)].map(lang => ({ lang, bundle: globalBundles.get(lang) ?? {} }))
  ]
  return layers.map(({ lang, bundle }) => ({ locale: bundle.locale ?? localeOf(lang), bundle }))
}

function languagesOf({ tree }: TreeContent, { trees }: SiteIndex) {
  return trees
    .filter(({ country, env }) => country === tree.country && env === tree.env)
    .map(({ prefix, lang }) => {
      const locale = localeOf(lang)
      return { prefix, lang, locale, name: languageName(locale) }
    })
}

export function buildCatalogue(
  catalogue: TreeCatalogue,
  content: TreeContent,
  changes: readonly Change[] = []
): Catalogue {
  const known = problematicsOf(catalogue.products)
  const products = catalogue.products.map(record => buildProduct(record, content, known))
  return deepFreeze({
    globalProducts: catalogue.globalProducts,
    b2bProducts: catalogue.b2bProducts,
    products,
    changes,
    crops: listedFor(products, ({ crops }) => crops),
    problematics: listedFor(products, ({ problematics }) => problematics)
  })
}

function once<Value>(build: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= build())
}
