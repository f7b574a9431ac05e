import type { Part } from '#browser/search/names/dictionary.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { isUnstated } from './unstated-words.ts'
import type { ProblemKinds } from './problem-kinds.ts'
import { SUBJECTS } from '#browser/search/names/subject-names.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'

/** What to search for, for a part of a query that may name a crop as well. */
export type WordsFor = (part: Part, kinds: readonly Kind[], isBesideCrop?: boolean) => string[]

/** The words that a tree has for what a part of a query means. */
export function wordsInTree(
  {
    isNamed,
    areStopWords,
    brandsOf,
    entriesOf,
    subjectsOf,
    isTime,
    isCrop,
    isOfIngredient
  }: TreeWords,
  { isKind, kindOf }: ProblemKinds
) {
  /** The words of the names of crops and problems, by their keys: the tree may have only the plural of a word. */
  const wordOf = (text: string) =>
    (words ??= new Map(
      namesOfAll().flatMap(name => name.split(/[\s-]+/).map(word => [keyOf(word), word] as const))
    )).get(keyOf(text)) ?? text
  let words: ReadonlyMap<string, string> | undefined
  const namesOfAll = () => entriesOf(SUBJECTS).flatMap(({ title, names = [] }) => [title, ...names])

  /** `melon` is a crop, and in the tree it is no other thing with that word in its name: the melon aphid lives on cotton. */
  const isOffered = (english: string, kinds: readonly Kind[]) =>
    isNamed(english, isCrop(english) && !kinds.includes('post') ? ['crop'] : kinds)

  /** The word of other organisms' names that a part is, where it is the name of nothing in the tree. */
  const partOfNames = (part: Part, kinds: readonly Kind[]) => {
    const { text, means } = part
    const isFound = subjectsOf(part).length > 0 || means.some(english => isNamed(english, kinds))
    const isOther = part.isPageWord || isUnstated(part) || isOfIngredient(part)
    const isWord = !/\s/.test(text.trim()) && !isOther
    if (means.length === 0 || isFound || !isWord || means.some(isCrop)) return undefined
    const word = wordOf(text)
    return isNamed(word, kinds) ? word : undefined
  }

  /** A word that no product states may begin the name of one. */
  const isOfBrand = (text: string) => brandsOf().some(brand => keyOf(brand).startsWith(keyOf(text)))

  const wordsFor: WordsFor = (part, kinds, isBesideCrop = false) => {
    const { text, means, isPageWord } = part
    // `แมลง ข้าวโพด` asks for what is listed against the insects of maize, of which a part is in other families.
    const ofCrop = isBesideCrop ? kindOf(part) : undefined
    if (ofCrop !== undefined && !areStopWords(ofCrop)) return [ofCrop]
    const own = subjectsOf(part).map(({ title }) => title)
    // A stop word would be dropped beside a crop, so its family is searched for: `โรคข้าว`.
    const isOwnWord = isKind(part) && !areStopWords(text) && !kinds.includes('family')
    if (means.length === 0 || isOwnWord) return [text]
    if (isUnstated(part)) return kinds.includes('post') || isOfBrand(text) ? [text] : []
    if (own.length > 0) return [...own, ...means.filter(isTime)]
    const known = means.filter(english => isOffered(english, kinds))
    const isOfTexts = kinds.includes('post')
    // If several words are part of another organism's name, they do not mean that organism.
    const word = isOfTexts && !isPageWord && isNamed(text, kinds) ? text : partOfNames(part, kinds)
    return word === undefined ? known : [word]
  }

  /** Whether a part names what the tree does not have, although it is a word in another name: `melon` of melon aphid. */
  const isNamesake = (part: Part, kinds: readonly Kind[]) =>
    part.means.length === 1 && partOfNames(part, kinds) !== undefined

  /** Whether a part is the kind of what the tree has, whose name begins with it: `percevejo`, of `percevejos mirídeos`. */
  const isOfKind = ({ text }: Part) =>
    namesOfAll().some(name => keyOf(name).startsWith(keyOf(text)))

  return { wordOf, partOfNames, wordsFor, isNamesake, isOfKind }
}
