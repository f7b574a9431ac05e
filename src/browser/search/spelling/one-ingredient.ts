import type { Dictionary, Part } from '#browser/search/names/dictionary.ts'

/** The name of an ingredient is split into no more parts. */
const MOST_PARTS = 3

type Names = Pick<Dictionary, 'isIngredient'> & {
  closestTo: (word: string) => string[]
  /** Whether a part may be a piece of a misspelled name. */
  isPiece: (part: Part) => boolean
}

/**
 * Parts that are one name of an ingredient only together, misspelled perhaps: `imida cloprid`, `landa cihalotrina`. A
 * part that is the name of anything else is no part of it.
 */
export function asOneIngredient(
  parts: readonly Part[],
  { closestTo, isIngredient, isPiece }: Names
): Part[] {
  const isPartOf = (part: Part, ingredient: string) =>
    part.means.includes(ingredient) || isPiece(part)
  const joinedAt = (at: number) => {
    for (let count = Math.min(MOST_PARTS, parts.length - at); count > 1; count--) {
      const some = parts.slice(at, at + count)
      if (!some.some(isPiece)) continue
      const text = some.map(({ text }) => text.replace(/\s+/g, '')).join('')
      const [name, ...others] = closestTo(text).filter(isIngredient)
      if (name !== undefined && others.length === 0 && some.every(part => isPartOf(part, name)))
        return { count, name, text }
    }
    return undefined
  }
  const joined: Part[] = []
  for (let at = 0; at < parts.length;) {
    const found = joinedAt(at)
    const part = parts[at]
    if (found)
      joined.push({ text: found.text, means: [found.name], isPageWord: false, isFiller: false })
    else if (part) joined.push(part)
    at += found?.count ?? 1
  }
  return joined
}
