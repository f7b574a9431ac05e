import { brandsIn } from './brands-in.ts'
import { closestNamesIn } from './closest-names.ts'
import type { Part } from '#browser/search/names/dictionary.ts'
import { kinds as allKinds } from '#browser/search/index/kinds.ts'
import { inCyrillic } from './in-cyrillic.ts'
import { onOtherKeyboards } from './keyboards.ts'
import { asOneIngredient } from './one-ingredient.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'

/** A misspelled name has at most this many words. */
const MOST_MISSPELLED = 3

/** Finds what was meant by words that are no names: misspelled names, brands in other letters, another keyboard. */
export function correctionsOf(
  tree: TreeWords,
  /** Whether a part of a query is in no name and no entry, and no word that all texts have. */
  isUnknown: (part: Part) => boolean
) {
  const { isKnown, partsOf } = tree
  const dictionary = tree.dictionary()
  const names = closestNamesIn(dictionary)
  const { closestTo } = names
  const { brandOf, isLikeABrand } = brandsIn(tree, names)

  const corrected = (part: Part): Part[] => {
    if (!isUnknown(part)) return [part]
    const words = part.text.split(/\s+/).map(word => brandOf(word) ?? word)
    const text = words.join(' ')
    if (isKnown(text, allKinds)) return [{ ...part, text }]
    for (let count = Math.min(MOST_MISSPELLED, words.length); count > 0; count--)
      for (let at = 0; at + count <= words.length; at++) {
        const some = words.slice(at, at + count)
        if (some.every(word => isKnown(word, allKinds))) continue
        const inOne = closestTo(some.join(''))
        const means = inOne.length > 0 ? inOne : closestTo(some.join(' '))
        if (means.length === 0) continue
        const textsOf = (words: string[]) =>
          words.length > 0 ? corrected({ ...part, text: words.join(' ') }) : []
        const name = { ...part, text: some.join(' '), means }
        return [...textsOf(words.slice(0, at)), name, ...textsOf(words.slice(at + count))]
      }
    return [{ ...part, text }]
  }

  /** `werng coklat` is one misspelled name, although its second word alone is another. */
  const withJoined = (parts: readonly Part[]): Part[] => {
    const at = parts.findIndex((part, at) => isHalfUnknown(part, parts[at + 1]))
    const [part, next] = [parts[at], parts[at + 1]]
    if (!part || !next) return [...parts]
    const text = `${part.text} ${next.text}`
    const inOne = closestTo(part.text + next.text)
    const means = inOne.length > 0 ? inOne : closestTo(text)
    const [done, rest] = means.length > 0 ? [{ ...part, text, means }, at + 2] : [part, at + 1]
    return [...parts.slice(0, at), done, ...withJoined(parts.slice(rest))]
  }

  const isHalfUnknown = (part: Part, next: Part | undefined) =>
    next !== undefined && part.means.length + next.means.length > 0 && [part, next].some(isUnknown)

  const withCorrections = (parts: readonly Part[]) => withJoined(parts).flatMap(corrected)

  const isUnderstood = (query: string) =>
    partsOf(query).every(({ text, means }) => means.length > 0 || isKnown(text, allKinds))

  return {
    closestTo,
    isLikeABrand,
    withCorrections,
    /** A query of which nothing is known, as the keys of another keyboard would have written it, or in Cyrillic. */
    onItsKeyboard: (query: string) =>
      [...onOtherKeyboards(query), inCyrillic(query) ?? query].find(isUnderstood) ?? query,
    /** `isPiece`: whether a part of a query may be a piece of a misspelled name. */
    asOneIngredient: (parts: readonly Part[], isPiece: (part: Part) => boolean) =>
      asOneIngredient(parts, { closestTo, isIngredient: dictionary.isIngredient, isPiece })
  }
}

export type Corrections = ReturnType<typeof correctionsOf>
