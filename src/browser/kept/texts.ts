import type { LocalizedText } from '#lib/localized-text.ts'
import type { ElementSpec } from '#browser/base/create-node.ts'

export const keptTexts = [
  'keep',
  'keeping',
  'keptOn',
  'title',
  'banner',
  'withoutDoses',
  'due',
  'remove',
  'total',
  'full',
  'failed',
  'blocked'
] as const

/** The words of kept pages in a tree's language. */
export type KeptTexts = {
  /** With its calendar: `th-TH-u-ca-buddhist`. */
  locale: string
  /** The language of numbers. */
  numbers: string
  words: Record<(typeof keptTexts)[number], LocalizedText>
}

/** A text with values in place of its `{name}` placeholders; `fillText` would bring the code of dialogs to this page. */
export function say(
  { text, lang }: LocalizedText,
  values: Record<string, string> = {}
): ElementSpec {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return lang === undefined ? filled : ['span', { lang }, filled]
}

export function dayText(locale: string, date: string): string {
  return new Intl.DateTimeFormat(latin(locale), { dateStyle: 'long' }).format(new Date(date))
}

/** `numbers`: the language of numbers. */
export function sizeText(numbers: string, bytes: number): string {
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(latin(numbers), style).format(bytes / 1_000_000)
}

/** One set of digits in every language. */
const latin = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' })
