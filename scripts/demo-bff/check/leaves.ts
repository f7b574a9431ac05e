export type Plural = Record<string, string>
/** A text, a plural object, or the length of a list (its key ends in `[]`). */
export type Leaf = string | Plural | number

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Every leaf of a bundle under its path, such as `home.doors[0].title`. */
export function leavesOf(
  value: unknown,
  path = '',
  out = new Map<string, Leaf>()
): Map<string, Leaf> {
  if (typeof value === 'string' || isPlural(value)) return out.set(path, value)
  if (Array.isArray(value)) {
    out.set(`${path}[]`, value.length)
    value.forEach((part, index) => leavesOf(part, `${path}[${index}]`, out))
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value))
      leavesOf(part, path ? `${path}.${key}` : key, out)
  }
  return out
}

export function isPlural(value: unknown): value is Plural {
  if (value === null || typeof value !== 'object' || !('other' in value)) return false
  return Object.entries(value).every(
    ([key, text]) => categories.includes(key) && typeof text === 'string'
  )
}

/** The plural categories that whole numbers have in a language. */
export function categoriesOf(locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale)
  return new Set(['other', ...Array.from({ length: 1200 }, (_, count) => rules.select(count))])
}

/**
 * The placeholders of a text without repetitions, in alphabetical order, except `{brand}`, which every text may have.
 */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{(?!brand\})[^}]*\}/g) ?? [])].sort()
}
