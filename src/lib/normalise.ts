/**
 * Accents of letters, Arabic vowel signs and the line that stretches Arabic words, never the vowels of Thai; and what
 * keeps figures whole on a page.
 */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u2060\u2066-\u2069]/g

/** One spelling of a word: without case, accents, and letters that are written in two ways in Arabic. */
export function normalise(word: string): string {
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}
