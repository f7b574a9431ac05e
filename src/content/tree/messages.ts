import { closeUp } from '#lib/typography/close-up.ts'
import { fill, type Pattern, type Values } from '#lib/fill.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { numberLanguage } from '#lib/number-locale.ts'
import { isolate } from '#lib/typography/isolate.ts'
import {
  english,
  type ListItem,
  type ListKey,
  type MessageKey,
  type Plural
} from '#texts/english.ts'
import { directionOf } from './locale.ts'
import { kindOf, misshapenKeys } from './message-kinds.ts'
import { BRAND, isBrandOverlong, type Layer, openLayers } from './message-layers.ts'

export type { Layer } from './message-layers.ts'

/**
 * The texts of a tree. Every look-up goes through the layers, key by key, at any depth. `{brand}` is filled in. Where
 * no layer names the brand in at most 80 characters, `host` replaces it, because every site has a host name.
 */
export function createMessages(locale: string, layers: readonly Layer[], host = 'localhost') {
  const { find, englishList } = openLayers(locale, layers, host)
  const plain = new Map<MessageKey, string>()
  const pageNumbers = numberLanguage(locale)

  function pattern(key: MessageKey): Pattern & { lang?: string } {
    const { value, locale, lang } = find(key)
    return { forms: value as string | Plural, locale: numberLanguage(locale), lang }
  }

  function text(key: MessageKey, values?: Values): string {
    if (values) return closeUp(fill(pattern(key), values, pageNumbers))
    const known = plain.get(key) ?? closeUp(fill(pattern(key), {}, pageNumbers))
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
    englishList: <Key extends ListKey>(key: Key) => englishList(key) as ListItem<Key>[],
    /** The keys whose text comes from another language than the tree's. */
    borrowedKeys: (): string[] => leafKeys(english).filter(key => find(key).lang),
    /** The keys that only a bundle can give and that none gives; such texts are not shown. */
    missingKeys: (): string[] =>
      leafKeys(english).filter(key => find(key).isMissing && !isOfDemo(key)),
    /** The keys at which the tree's own bundle has a value of another shape, which is ignored. */
    misshapenKeys: (): string[] => misshapenKeys(layers[0]?.bundle, english),
    /** The keys at which the tree's own bundle has a text without room on a page, which is ignored. */
    overlongKeys: (): string[] => (isBrandOverlong(layers[0]?.bundle) ? [BRAND] : [])
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

/** The dotted keys of every text, plural and list. */
export function leafKeys(bundle: unknown, path: string[] = []): string[] {
  if (kindOf(bundle) !== undefined) return [path.join('.')]
  if (!isPlainObject(bundle)) return []
  return Object.entries(bundle).flatMap(([key, value]) => leafKeys(value, [...path, key]))
}
