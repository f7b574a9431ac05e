import type { Part } from './dictionary.ts'
import type { Kind } from './entry.ts'
import { inAllWays } from './in-all-ways.ts'
import { FORMULATION } from './strengths.ts'
import type { IndexLookup, Subject } from './translation.ts'

type Words = {
  subjectsOf: (part: Part) => Subject[]
  isOfProblems: (part: Part) => boolean
  isOfIngredient: (part: Part) => boolean
  partOfNames: (part: Part, kinds: readonly Kind[]) => string | undefined
  /** What to search for, for a part of a query. */
  wordsFor: (part: Part, kinds: readonly Kind[]) => string[]
  areKinds: ReadonlySet<string>
  isKnown: IndexLookup['isKnown']
}

/** The stages of growth in a query: `BBCH 39`. */
export function timesIn(words: Words) {
  const { subjectsOf, isOfProblems, isOfIngredient, partOfNames, wordsFor, areKinds } = words

  /** A word of products that names no organism, ingredient, kind or formulation. */
  const isTime = (part: Part, kinds: readonly Kind[]) =>
    part.means.length > 0 &&
    !part.isAside &&
    !isOfIngredient(part) &&
    subjectsOf(part).length === 0 &&
    partOfNames(part, kinds) === undefined &&
    wordsFor(part, kinds).every(word => !areKinds.has(word) && !FORMULATION.test(word))

  /** The stages beside a problem at which nothing is listed: they do not narrow the search, and the answer says so. */
  return (parts: readonly Part[], kinds: readonly Kind[]): Part[] => {
    const isListed = (some: readonly Part[]) =>
      inAllWays(some.map(part => wordsFor(part, kinds))).some(text => words.isKnown(text, kinds))
    const times = parts.filter(part => isTime(part, kinds))
    if (times.length === 0 || !parts.some(isOfProblems) || isListed(parts)) return []
    return isListed(parts.filter(part => !times.includes(part))) ? times : []
  }
}
