import type { Dictionary } from '#browser/search/names/dictionary.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { openSounds } from './sounds.ts'
import { isAlmost, isMisspelled, isSurelyMisspelled } from './typing-errors.ts'

/** Finds the names of a dictionary of which a word may be a misspelling. */
export function closestNamesIn({ meanings, ofIngredients, sounds }: Dictionary) {
  const soundingLike = sounds && openSounds(sounds, meanings)

  const found = new Map<string, string[]>()

  /** What a word is a misspelling of, once for each word: a search compares the same words several times. */
  const closestTo = (word: string): string[] => {
    const known = found.get(word) ?? closest(word)
    found.set(word, known)
    return known
  }

  /** The ingredients of which a word is a misspelled name, or what it surely means: a misspelled organism may be another. */
  const closest = (word: string): string[] => {
    const key = keyOf(word)
    const exact = ofIngredients.get(key) ?? soundingLike?.(word)
    // In a number, another figure makes another substance.
    if (exact || /^[\d\s-]+$/.test(word)) return [...(exact ?? [])]
    const close = ofIngredients.keys().filter(name => isMisspelled(key, name))
    const ingredients = new Set(close.flatMap(name => ofIngredients.get(name) ?? []))
    if (ingredients.size > 0) return [...ingredients]
    const sure = meanings.keys().filter(name => isSurelyMisspelled(key, name))
    const [means, ...others] = new Set(sure.map(name => [...(meanings.get(name) ?? [])].join('|')))
    return means === undefined || others.length > 0 ? [] : means.split('|')
  }

  /** Whether a word is one letter away from a known name. */
  const isAlmostAName = (word: string): boolean => {
    const key = keyOf(word)
    // The key of a long Arabic word lacks its vowels, so it has too few letters to be compared.
    return key.length === word.length && meanings.keys().some(name => isAlmost(key, name))
  }

  return { closestTo, isAlmostAName }
}
