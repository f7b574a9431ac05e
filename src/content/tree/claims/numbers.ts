import { withLatinDigits } from '#lib/normalise.ts'

/** A number or a range that a text names. Equal ends are one number. */
export type Range = { from: number; to: number }

/** A text with plain digits and spaces, and without marks of direction, so that one pattern reads all scripts. */
export function withPlainDigits(text: string): string {
  return withLatinDigits(text)
    .replaceAll('٫', '.')
    .replace(/[\u200E\u200F\u061C\u2060\u2066-\u2069]/g, '')
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
}

const number = String.raw`\d+(?:[.,]\d+)*`
const between = String.raw`\s*(?:[-‐-―~～]|to|a|até|hasta|до|至|到|ถึง|إلى|sampai|hingga)\s*`

/** A number or a range; two groups. Not the end of another number, of a word or of a list of numbers. */
export const range = String.raw`(?<![\d.,\p{Script=Latin}\p{Script=Cyrillic}-])(${number})(?:${between}(${number}))?\s*`

/**
 * The readings of two groups of `range`: `1,500` is one and a half or fifteen hundred, depending on the country. A
 * claim is false only if every reading is.
 */
export function readingsOf(first = '', last = first): Range[] {
  const ends = readNumber(last)
  return readNumber(first).flatMap(from => ends.map(to => ({ from, to })))
}

function readNumber(text: string): number[] {
  const asDecimal = Number(text.replace(',', '.'))
  const asThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number.NaN
  return [asDecimal, asThousands].filter(value => Number.isFinite(value))
}
