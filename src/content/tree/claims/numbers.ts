/** A number or a range that a text names. Equal ends are one number. */
export type Range = { from: number; to: number }

/** Digits of other scripts have the value of their place in a run of ten. */
const zeros = ['٠', '۰', '๐'].map(zero => zero.charCodeAt(0))

/** A text with plain digits and spaces, and without marks of direction, so that one pattern reads all scripts. */
export function withPlainDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹๐-๙]/g, digit => {
      const zero = zeros.findLast(first => first <= digit.charCodeAt(0)) ?? 0
      return String(digit.charCodeAt(0) - zero)
    })
    .replaceAll('٫', '.')
    .replace(/[\u200E\u200F\u061C\u2060\u2066-\u2069]/g, '')
    .replace(/[\u00A0\u2009\u202F]/g, ' ')
}

const number = String.raw`\d+(?:[.,]\d+)*`
const between = String.raw`\s*(?:[-‐-―~～]|to|a|até|hasta|до|至|到|ถึง|إلى|sampai|hingga)\s*`

/** A number or a range; two groups. Not the end of another number, of a word or of a list of numbers. */
export const range = String.raw`(?<![\d.,\p{Script=Latin}\p{Script=Cyrillic}-])(${number})(?:${between}(${number}))?\s*`

/**
 * What two groups of `range` may mean: `1,500` is one and a half, or fifteen hundred, by country. A claim is only false
 * when no reading is true.
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
