/**
 * Accents of letters, Arabic vowel signs and the line that stretches Arabic words, but not the vowels of Thai; and the
 * marks that keep figures together on a page.
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

/** The digits of Arabic, Persian and Thai keyboards; the last four bits of each are its value. */
const DIGITS = /[٠-٩۰-۹๐-๙]/g

export function withLatinDigits(text: string): string {
  return text.replace(DIGITS, digit => String(digit.charCodeAt(0) % 16))
}
