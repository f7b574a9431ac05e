import { kinds } from '#browser/search/index/kinds.ts'
import { keyOf } from './name-key.ts'
import type { NameAtStart } from '#browser/search/query/negation.ts'
import type { TreeWords } from './tree-words.ts'

/**
 * The ingredient or the brand that a text begins with; also the misspelled name of an ingredient. What is left out may
 * be in another language than the products.
 */
export const nameAtStartOf =
  (
    { dictionary, brandsOf, isKnown }: TreeWords,
    /** What the name of which a word is a misspelling means. */
    closestTo: (word: string) => readonly string[]
  ) =>
  (text: string): NameAtStart | undefined => {
    const { isIngredient, partsOf } = dictionary()
    const [part] = partsOf(text)
    if (!part || !text.startsWith(part.text)) return undefined
    const named = part.means.filter(isIngredient)
    if (named.length > 0) {
      const isEnglish = named.some(name => keyOf(name) === keyOf(part.text))
      return { text: part.text, names: named, isEnglish }
    }
    const [word = ''] = part.text.split(/\s+/)
    if (part.means.length > 0 || part.isFiller) return undefined
    if (brandsOf().some(brand => keyOf(brand.split(' ')[0] ?? '') === keyOf(word)))
      return { text: word, names: [word], isEnglish: false }
    const close = isKnown(word, kinds) ? [] : closestTo(word).filter(isIngredient)
    return close.length > 0 ? { text: word, names: close, isEnglish: false } : undefined
  }
