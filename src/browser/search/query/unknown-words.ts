import type { Approximate } from '#browser/search/engine/approximate.ts'
import type { Corrections } from '#browser/search/spelling/corrections.ts'
import type { Part } from '#browser/search/names/dictionary.ts'
import { kinds as allKinds } from '#browser/search/index/kinds.ts'
import { FIGURE } from './strengths.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'

/** Tells the words of a query that are neither names nor in the index, and has them corrected by the second part of the search. */
export function unknownWords(tree: TreeWords, approximate: () => Approximate) {
  const { isKnown, areStopWords, partsOf } = tree
  let corrections: Corrections | undefined
  const corrected = () => (corrections ??= approximate().correctionsOf(tree, isUnknown))

  // A figure beside a name is its strength.
  const isNotInIndex = ({ means, text }: Part) =>
    means.length === 0 && !FIGURE.test(text) && !isKnown(text, allKinds)
  /** Whether a part is unknown, and no word that all texts have. */
  const isUnknown = (part: Part) =>
    part.means.length === 0 && !part.isFiller && !areStopWords(part.text) && isNotInIndex(part)

  return {
    isUnknown,
    /** Whether a text may be the name of a brand, misspelled perhaps. */
    isLikeABrand: (text: string) => corrected().isLikeABrand(text),
    /** What the name of which a word is a misspelling means. */
    closestTo: (word: string) => corrected().closestTo(word),
    inOneIngredient: (parts: readonly Part[]) =>
      parts.length > 1 && parts.some(part => isNotInIndex(part) && !areStopWords(part.text))
        ? corrected().asOneIngredient(parts, isNotInIndex)
        : parts,
    withCorrections: (parts: readonly Part[]) =>
      parts.some(isUnknown) ? corrected().withCorrections(parts) : parts,
    /** A query of which nothing is known may be typed on the keyboard of another script. */
    onItsKeyboard: (query: string) =>
      query.length > 2 && partsOf(query).every(isUnknown) ? corrected().onItsKeyboard(query) : query
  }
}

export type UnknownWords = ReturnType<typeof unknownWords>
