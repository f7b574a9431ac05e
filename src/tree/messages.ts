import { fill, type Pattern } from '#lib/fill.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import {
  english,
  type ListItem,
  type ListKey,
  type MessageKey,
  type Plural
} from '#texts/english.ts'
import { isSameLanguage } from './locale.ts'

/** A text and, when it is borrowed from another language than the tree's, the BCP 47 tag of that language. */
export type Prose = { text: string; lang?: string }

/** Texts in one language; a tree asks its layers in order, the built-in English last. */
export type Layer = { locale: string; bundle: object }
/** A layer as one tree reads it: `lang` where its language is not the tree's. */
type Link = Layer & { lang: string | undefined }

/** Values of the `{name}` placeholders. `count` also chooses the plural. */
export type Values = Readonly<Record<string, string | number>>

type Kind = 'text' | 'plural' | 'list'

const builtIn: Layer = { locale: 'en', bundle: english }

/** The texts of a tree: every look-up falls through the layers key by key, at any depth. */
export function createMessages(locale: string, layers: readonly Layer[]) {
  const chain = [...layers, builtIn].map(layer => linkOf(layer, locale))
  const found = new Map<string, { value: unknown; layer: Link }>()

  function find(key: string): { value: unknown; layer: Link } {
    const known = found.get(key)
    if (known) return known
    const kind = kindOf(at(english, key))
    const layer = chain.find(({ bundle }) => kindOf(at(bundle, key)) === kind)
    if (kind === undefined || !layer) throw new Error(unknownKey(key))
    const entry = { value: at(layer.bundle, key), layer }
    found.set(key, entry)
    return entry
  }

  function pattern(key: MessageKey): Pattern & { lang?: string } {
    const { value, layer } = find(key)
    return { forms: value as string | Plural, locale: layer.locale, lang: layer.lang }
  }

  function words(key: MessageKey, values: Values = {}): Prose {
    const { lang, ...message } = pattern(key)
    return { text: fill(message, values, locale), lang }
  }

  return {
    /** A text for a place that cannot say its language, such as an attribute. */
    t: (key: MessageKey, values?: Values): string => words(key, values).text,
    /** A text for markup, with its language when that is not the page's. */
    words,
    /** A text whose values only the browser knows. */
    pattern,
    /** A list, taken whole from the first layer that has it. */
    list: <Key extends ListKey>(key: Key): { items: ListItem<Key>[]; lang?: string } => {
      const { value, layer } = find(key)
      return { items: value as ListItem<Key>[], lang: layer.lang }
    },
    /** The keys whose text comes from another language than the tree's. */
    borrowedKeys: (): string[] => leafKeys(english).filter(key => find(key).layer.lang)
  }
}

export type Messages = ReturnType<typeof createMessages>

function linkOf(layer: Layer, locale: string): Link {
  const lang = isSameLanguage(layer.locale, locale) ? undefined : layer.locale
  return { ...layer, lang }
}

function at(bundle: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, part) => (isPlainObject(node) ? node[part] : undefined), bundle)
}

function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : 'text'
  if (Array.isArray(value)) return value.length > 0 ? 'list' : undefined
  return isPlural(value) ? 'plural' : undefined
}

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

function isPlural(value: unknown): value is Plural {
  return (
    isPlainObject(value) &&
    typeof value.other === 'string' &&
    Object.keys(value).every(key => categories.has(key))
  )
}

/** The dotted keys of every text, plural and list. */
export function leafKeys(bundle: unknown, path: string[] = []): string[] {
  if (kindOf(bundle) !== undefined) return [path.join('.')]
  if (!isPlainObject(bundle)) return []
  return Object.entries(bundle).flatMap(([key, value]) => leafKeys(value, [...path, key]))
}

function unknownKey(key: string): string {
  return `No message "${key}" in src/texts/english.json. Add it there first; every other language may follow.`
}
