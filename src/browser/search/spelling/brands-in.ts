import { brandsLike } from './brands-like.ts'
import type { closestNamesIn } from './closest-names.ts'
import { kinds as allKinds } from '#browser/search/index/kinds.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import type { TreeWords } from '#browser/search/names/tree-words.ts'
import { isMisspelled } from './typing-errors.ts'

/** The brand of a tree that a word means, and whether a text may name one. */
export function brandsIn(
  { brandsOf, isKnown }: TreeWords,
  { isAlmostAName }: ReturnType<typeof closestNamesIn>
) {
  /** The brand that a word in other letters spells, where it is nothing else, however misspelled. */
  const brandOf = (word: string): string | undefined => {
    const [brand] = brandsLike(word, brandsOf)
    const isOther = brand === undefined || isKnown(word, allKinds)
    return isOther || isAlmostAName(word) ? undefined : brand
  }

  /** Whether a word is the name of a brand, misspelled perhaps. */
  const isLikeABrand = (text: string) => {
    const key = keyOf(text)
    if (text.split(/\s+/).some(word => brandOf(word) !== undefined)) return true
    return brandsOf().some(brand => isMisspelled(key, keyOf(brand.split(' ')[0] ?? '')))
  }

  return { brandOf, isLikeABrand }
}
