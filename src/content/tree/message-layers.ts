import { isPlainObject } from '#lib/is-plain-object.ts'
import { valueAt } from '#lib/value-at.ts'
import { english } from '#texts/english.ts'
import { isSameLanguage } from './locale.ts'
import { itemsOf, type Kind, kindOf } from './message-kinds.ts'

/** Texts in one language. A tree reads its layers in order; the built-in English is last. */
export type Layer = { locale: string; bundle: object }
/** A layer of a tree; `lang` is set where its language is not the tree's. */
type Link = Layer & { lang: string | undefined }
type Found = { value: unknown; lang?: string; locale: string; isMissing: boolean }

const builtIn: Layer = { locale: 'en', bundle: english }

export const BRAND = 'brand.name'
/** No header has room for more characters, and every page would repeat them. */
const LONGEST_BRAND = 80
/** Names, numbers and addresses belong to no language: they are not marked as borrowed. */
const withoutLanguage = new Set([
  BRAND,
  'brand.legalName',
  'brand.mark',
  'contact.office.email',
  'contact.office.phone',
  'contact.office.latitude',
  'contact.office.longitude',
  'home.facts.total',
  'home.facts.fresh',
  'investors.listing.priceUrl',
  'news.academiaUrl',
  'press.contact.email',
  'press.contact.phone'
])

/** What the layers of a tree have at a key: the first that has it, or else the built-in English. */
export function openLayers(locale: string, layers: readonly Layer[], host: string) {
  const chain = [...layers, builtIn].map(layer => linkOf(layer, locale))
  const found = new Map<string, Found>()
  const brand = chain.map(({ bundle }) => at(bundle, BRAND)).find(isBrand) ?? host

  function find(key: string): Found {
    const entry = found.get(key) ?? search(key)
    found.set(key, entry)
    return entry
  }

  function search(key: string): Found {
    const kind = kindOf(at(english, key))
    if (kind === undefined)
      throw new Error(`No message "${key}" in src/content/texts/english.json. Add it there first.`)
    const layer = chain.find(({ bundle }) => isGiven(read(bundle, key), kind))
    const { bundle, lang, locale } = layer ?? { ...builtIn, lang: undefined }
    return {
      value: key === BRAND ? brand : withBrand(read(bundle, key), brand),
      lang: withoutLanguage.has(key) ? undefined : lang,
      locale,
      isMissing: layer === undefined
    }
  }

  /** The list of the first layer in English that has it. */
  function englishList(key: string): unknown[] {
    const isEnglish = (layer: Layer) => isSameLanguage(layer.locale, 'en')
    const lists = chain.filter(isEnglish).map(({ bundle }) => read(bundle, key))
    return lists.find((list): list is unknown[] => isGiven(list, 'list')) ?? []
  }

  return { find, englishList }
}

/** Whether a bundle names the brand with more characters than a page has room for. */
export function isBrandOverlong(bundle: unknown): boolean {
  const own = at(bundle, BRAND)
  return isName(own) && !isBrand(own)
}

function linkOf(layer: Layer, locale: string): Link {
  const lang = isSameLanguage(layer.locale, locale) ? undefined : layer.locale
  return { ...layer, lang }
}

function at(bundle: unknown, key: string): unknown {
  return valueAt(bundle, key.split('.'))
}

/** The value of a bundle at a key; of a list, its readable items. */
function read(bundle: unknown, key: string): unknown {
  const value = at(bundle, key)
  return Array.isArray(value) ? itemsOf(key, value) : value
}

/** Whether a layer has a value: an empty text or list does not count. */
function isGiven(value: unknown, kind: Kind): boolean {
  if (kindOf(value) !== kind) return false
  return kind === 'plural' || (kind === 'list' ? (value as unknown[]).length > 0 : isName(value))
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isBrand = (value: unknown): value is string => isName(value) && value.length <= LONGEST_BRAND

/** Fills in `{brand}` in a text, a plural or a list. */
function withBrand(value: unknown, brand: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{brand}', () => brand)
  if (Array.isArray(value)) return value.map(item => withBrand(item, brand))
  if (!isPlainObject(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withBrand(part, brand)] as const)
  return Object.fromEntries(parts)
}
