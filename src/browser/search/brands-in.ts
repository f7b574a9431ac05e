import { brandsLike } from './brands-like.ts'
import type { Dictionary } from './dictionary.ts'
import { kinds as allKinds } from './entry.ts'
import { keyOf } from './name-key.ts'
import type { IndexLookup } from './translation.ts'
import { isMisspelled } from './typing-errors.ts'

/** The brands of a tree: all, the one that a word means, and whether a text may name one. */
export function brandsIn({ entriesOf, isKnown }: IndexLookup, dictionary: () => Dictionary) {
  let brands: string[] | undefined
  const brandsOf = () => (brands ??= entriesOf(['product']).map(({ title }) => title))

  /** The brand that a word in other letters spells, where it is nothing else, however misspelled. */
  const brandOf = (word: string): string | undefined => {
    const [brand] = brandsLike(word, brandsOf)
    const isOther = brand === undefined || isKnown(word, allKinds)
    return isOther || dictionary().isAlmostAName(word) ? undefined : brand
  }

  /** Whether a word is the name of a brand, misspelled perhaps. */
  const isLikeABrand = (text: string) => {
    const key = keyOf(text)
    if (text.split(/\s+/).some(word => brandOf(word) !== undefined)) return true
    return brandsOf().some(brand => isMisspelled(key, keyOf(brand.split(' ')[0] ?? '')))
  }

  return { brandsOf, brandOf, isLikeABrand }
}
