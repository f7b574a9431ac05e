import { isPlainObject } from '#lib/is-plain-object.ts'
import { isListOfTexts, type Plural } from '#texts/english.ts'

export type Kind = 'text' | 'plural' | 'list'

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

export function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  return isPlural(value) ? 'plural' : undefined
}

function isPlural(value: unknown): value is Plural {
  return (
    isPlainObject(value) &&
    'other' in value &&
    Object.entries(value).every(([key, text]) => categories.has(key) && typeof text === 'string')
  )
}

/** The items of a given list that have the shape of the built-in list: texts, or objects of texts. */
export function itemsOf(key: string, list: readonly unknown[]): unknown[] {
  if (isListOfTexts(key)) return list.filter(item => typeof item === 'string')
  return list.filter(isPlainObject).flatMap(item => {
    const texts = Object.entries(item).filter(([, text]) => typeof text === 'string')
    return texts.length > 0 ? [Object.fromEntries(texts)] : []
  })
}

/** The keys of a bundle whose value has another shape than the built-in one; such values are ignored. */
export function misshapenKeys(given: unknown, builtIn: unknown, path: string[] = []): string[] {
  if (given === undefined) return []
  const kind = kindOf(builtIn)
  const key = path.join('.')
  if (kind === undefined) {
    if (!isPlainObject(given)) return [key]
    return Object.entries(builtIn as object).flatMap(([name, inner]) =>
      misshapenKeys(Object.hasOwn(given, name) ? given[name] : undefined, inner, [...path, name])
    )
  }
  if (kindOf(given) !== kind) return [key]
  return kind === 'list' ? misshapenItems(key, given as unknown[]) : []
}

function misshapenItems(key: string, list: readonly unknown[]): string[] {
  return list.flatMap((item, index) => {
    const place = `${key}.${index}`
    if (isListOfTexts(key)) return typeof item === 'string' ? [] : [place]
    if (!isPlainObject(item)) return [place]
    const odd = Object.entries(item).filter(([, text]) => typeof text !== 'string')
    return odd.map(([name]) => `${place}.${name}`)
  })
}
