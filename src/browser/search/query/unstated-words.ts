import type { Part } from '#browser/search/names/dictionary.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { queriesOf } from './combinations.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import type { WordsFor } from './words-in-tree.ts'

/** Whether a part is a word that no product states, as `selective`, or a colour: beside other words, it is in no name. */
export const isUnstated = ({ means: [word] }: Part) => word === 'unstated' || word === 'colour'

/** Whether a part is a sign of disease, of which nothing is listed or not: `spot`. */
export const isSymptom = ({ means: [word] }: Part) => word === 'symptom'

/** Whether a part is a name with such a word: `contact fungicide`. */
export const isHalfStated = ({ means: [, ...words] }: Part) => words.includes('unstated')

/** The words of a query that say what nothing is listed by. They do not narrow the search, and the answer says so. */
export function unstatedIn(
  { areStopWords, isOfIngredient, isKnown, subjectsOf }: TreeWords,
  isOfProblems: (part: Part) => boolean,
  wordsFor: WordsFor
) {
  /** `sigatoca negra`: the colour of one organism, whose name is known without it or misspelled. */
  const withoutOwnColours = (parts: readonly Part[]) => {
    const single = parts.map(subjectsOf).flatMap(some => (some.length === 1 ? some : []))
    const named = single.flatMap(({ title, names = [] }) => [title, ...names]).map(keyOf)
    return parts.filter(
      ({ means, text }) => means[0] !== 'colour' || !named.some(name => name.includes(keyOf(text)))
    )
  }

  /** The stages of growth, `BBCH 39`, are common nouns: organisms, kinds of products and formulations have capitals. */
  const isStage = (part: Part, kinds: readonly Kind[]) =>
    part.means.length > 0 &&
    part.means.every(word => /^[a-z]/.test(word)) &&
    !part.isPageWord &&
    !isOfIngredient(part) &&
    wordsFor(part, kinds).length > 0

  /** Stages are left out beside a problem, and colours beside a group, because one organism has no other colour. */
  const unstatedOf = (parts: readonly Part[], kinds: readonly Kind[]): Part[] => {
    const isListed = (some: readonly Part[]) => {
      const named = some.filter(({ text }) => !areStopWords(text))
      return queriesOf(named.map(part => wordsFor(part, kinds))).some(text => isKnown(text, kinds))
    }
    const isOfGroup = parts.some(part => subjectsOf(part).length > 1)
    const isBesideProblem = parts.some(isOfProblems)
    const isLeftOut = (part: Part) => {
      if (isUnstated(part)) return isOfGroup || part.means[0] === 'unstated'
      return isBesideProblem && isStage(part, kinds)
    }
    const others = parts.filter(part => !isLeftOut(part))
    const isNarrower = others.length < parts.length && others.length > 0
    const isName = isListed(parts) && !(isOfGroup && parts.some(isUnstated))
    return isNarrower && !isName && isListed(others) ? parts.filter(isLeftOut) : []
  }
  return { unstatedOf, withoutOwnColours }
}
