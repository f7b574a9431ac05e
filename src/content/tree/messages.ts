import { closeUp } from '#lib/typography/close-up.ts'
import { fill, type Pattern, type Values } from '#lib/fill.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { valueAt } from '#lib/value-at.ts'
import { isolate } from '#lib/typography/isolate.ts'
import {
  english,
  type ListItem,
  type ListKey,
  type MessageKey,
  type Plural
} from '#texts/english.ts'
import { directionOf, isSameLanguage } from './locale.ts'
import { itemsOf, type Kind, kindOf, misshapenKeys } from './message-kinds.ts'

/** Texts in one language. A tree reads its layers in order; the built-in English is last. */
export type Layer = { locale: string; bundle: object }
/** A layer of a tree; `lang` is set where its language is not the tree's. */
type Link = Layer & { lang: string | undefined }

type Found = { value: unknown; lang?: string; locale: string; isMissing: boolean }

const builtIn: Layer = { locale: 'en', bundle: english }

const BRAND = 'brand.name'
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

/**
 * The texts of a tree. Every look-up goes through the layers, key by key, at any depth. `{brand}` is filled in. Where
 * no layer names the brand in at most 80 characters, `host` replaces it, because every site has a host name.
 */
export function createMessages(locale: string, layers: readonly Layer[], host = 'localhost') {
  const chain = [...layers, builtIn].map(layer => linkOf(layer, locale))
  const found = new Map<MessageKey | ListKey, Found>()
  const plain = new Map<MessageKey, string>()
  const brand = chain.map(({ bundle }) => at(bundle, BRAND)).find(isBrand) ?? host

  function find(key: string): Found {
    const known = found.get(key as MessageKey)
    if (known) return known
    const kind = kindOf(at(english, key))
    if (kind === undefined) throw new Error(unknownKey(key))
    const layer = chain.find(({ bundle }) => isGiven(read(bundle, key), kind))
    const { bundle, lang, locale } = layer ?? { ...builtIn, lang: undefined }
    const entry = {
      value: key === BRAND ? brand : withBrand(read(bundle, key), brand),
      lang: withoutLanguage.has(key) ? undefined : lang,
      locale,
      isMissing: layer === undefined
    }
    found.set(key as MessageKey, entry)
    return entry
  }

  function pattern(key: MessageKey): Pattern & { lang?: string } {
    const { value, locale, lang } = find(key)
    return { forms: value as string | Plural, locale, lang }
  }

  function text(key: MessageKey, values?: Values): string {
    if (values) return closeUp(fill(pattern(key), values, locale))
    const known = plain.get(key) ?? closeUp(fill(pattern(key), {}, locale))
    plain.set(key, known)
    return known
  }

  function words(key: MessageKey, values?: Values): LocalizedText {
    const { lang } = pattern(key)
    return { text: text(key, values && isolated(values, directionOf(lang ?? locale))), lang }
  }

  return {
    /** A text for places that cannot mark a language, such as attributes. */
    t: text,
    /**
     * A text for markup, with its language when that is not the page's. Names in it are isolated against changes of
     * direction.
     */
    words,
    /** A text that only a bundle can give, where one gives it. */
    known: (key: MessageKey): LocalizedText | undefined =>
      find(key).isMissing ? undefined : words(key),
    /** A text whose values are only known in the browser. */
    pattern,
    /** A list, complete from the first layer that has it. */
    list: <Key extends ListKey>(key: Key): { items: ListItem<Key>[]; lang?: string } => {
      const { value, lang } = find(key)
      return { items: value as ListItem<Key>[], lang }
    },
    /** The same list in English; empty where no layer has it. */
    englishList: <Key extends ListKey>(key: Key): ListItem<Key>[] => {
      const layer = chain.find(
        ({ bundle, locale }) => isSameLanguage(locale, 'en') && isGiven(read(bundle, key), 'list')
      )
      return (layer ? read(layer.bundle, key) : []) as ListItem<Key>[]
    },
    /** The keys whose text comes from another language than the tree's. */
    borrowedKeys: (): string[] => leafKeys(english).filter(key => find(key).lang),
    /** The keys that only a bundle can give and that none gives; such texts are not shown. */
    missingKeys: (): string[] =>
      leafKeys(english).filter(key => find(key).isMissing && !isOfDemo(key)),
    /** The keys at which the tree's own bundle has a value of another shape, which is ignored. */
    misshapenKeys: (): string[] => misshapenKeys(layers[0]?.bundle, english),
    /** The keys at which the tree's own bundle has a text without room on a page, which is ignored. */
    overlongKeys: (): string[] => {
      const own = at(layers[0]?.bundle, BRAND)
      return isName(own) && !isBrand(own) ? [BRAND] : []
    }
  }
}

export type Messages = ReturnType<typeof createMessages>

function isolated(values: Values, line: 'ltr' | 'rtl'): Values {
  const isolateOne = (value: string | number) =>
    typeof value === 'string' ? isolate(value, line) : value
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isolateOne(value)])
  )
}

/** Only a demo says that its content is invented, so real content lacks nothing without this text. */
const isOfDemo = (key: string) => key.startsWith('demoNotice.')

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

/** The dotted keys of every text, plural and list. */
export function leafKeys(bundle: unknown, path: string[] = []): string[] {
  if (kindOf(bundle) !== undefined) return [path.join('.')]
  if (!isPlainObject(bundle)) return []
  return Object.entries(bundle).flatMap(([key, value]) => leafKeys(value, [...path, key]))
}

function unknownKey(key: string): string {
  return `No message "${key}" in src/content/texts/english.json. Add it there first; every other language may follow.`
}
