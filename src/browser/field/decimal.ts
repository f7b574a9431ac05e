import { numberLocale } from '#lib/number-locale.ts'
import { withLatinDigits } from '#lib/normalise.ts'

const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }
const inFigures: Record<string, string> = { '1/4': '¼', '1/2': '½', '3/4': '¾' }
const AND_A_HALF = /\s+(?:and a half|e mei[oa]|y medi[oa]|с половиной|setengah)(?!\p{L})/iu

/** `1/2`, `2 1/2` and `2 e meio` with the sign for the part. */
function withSign(typed: string): string {
  const text = withLatinDigits(typed)
  const signed = text
    .replace(AND_A_HALF, '½')
    .replace(/\s*(?<![\d/.,])[13]\/[24](?![\d/])/, part => inFigures[part.trim()] ?? part)
  return signed === text ? typed : signed
}

/** What a visitor has typed, with a unit behind the number or without: `20 L`. */
export function withoutUnit(typed: string): { number: string; unit: string } {
  const text = withSign(typed.trim())
  const [, number = text, unit = ''] = /^(.*?[\p{N}])\s*(\p{L}.*)$/u.exec(text) ?? []
  return { number, unit }
}

/**
 * A number as people write it, as code reads it: `2,5`, `1.000,5`, `٢٫٥`, `2½`. Nothing for anything else. A single mark
 * separates thousands only where this language does so and three digits follow.
 */
export function decimal(typed: string, locale: string): string | undefined {
  const text = withLatinDigits(
    withSign(typed)
      .replace(/[¼½¾]$/, sign => fractions[sign] ?? sign)
      .normalize('NFKC')
  )
    .replace(/[\s'’٬]/g, '')
    .replace('٫', '.')
  const point = pointOf(text, locale)
  const at = point === undefined ? text.length : text.lastIndexOf(point)
  const [whole, part] = [text.slice(0, at), text.slice(at + 1)]
  const isWhole = /^\d*$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)
  if (!isWhole || !/^\d*$/.test(part) || whole + part === '') return undefined
  return `${whole.replace(/[.,]/g, '') || '0'}.${part || '0'}`
}

/** The mark before the decimals, where there is one. */
function pointOf(text: string, locale: string): string | undefined {
  const marks = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (marks[0] !== last) return last
  if (marks.length !== 1) return undefined
  return last === groupMark(locale) && /^[1-9]\d{0,2}.\d{3}$/.test(text) ? undefined : last
}

function groupMark(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(numberLocale(locale)).formatToParts(10_000)
  return parts.find(({ type }) => type === 'group')?.value
}
