import type { Part } from '#browser/search/names/dictionary.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { queriesOf } from './in-all-ways.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import type { WordsFor } from './words-in-tree.ts'

/** The stages of growth in a query: `BBCH 39`. */
export function timesIn(
  { isOfIngredient, isKnown }: TreeWords,
  isOfProblems: (part: Part) => boolean,
  wordsFor: WordsFor
) {
  /** A stage is a common noun: organisms, kinds of products and formulations have capitals. */
  const isStage = (part: Part, kinds: readonly Kind[]) =>
    part.means.length > 0 &&
    part.means.every(word => /^[a-z]/.test(word)) &&
    !part.isPageWord &&
    !isOfIngredient(part) &&
    wordsFor(part, kinds).length > 0

  /** The stages beside a problem at which nothing is listed: they do not narrow the search, and the answer says so. */
  return (parts: readonly Part[], kinds: readonly Kind[]): Part[] => {
    const isListed = (some: readonly Part[]) =>
      queriesOf(some.map(part => wordsFor(part, kinds))).some(text => isKnown(text, kinds))
    const times = parts.filter(part => isStage(part, kinds))
    if (times.length === 0 || !parts.some(isOfProblems) || isListed(parts)) return []
    return isListed(parts.filter(part => !times.includes(part))) ? times : []
  }
}
