import type { Basis, Measure, Pack, Range } from '#browser/field/calculate.ts'
import { bases, measures, wholeWord } from '#lib/measures.ts'
import { remember } from '#lib/remember.ts'
import { withPlainDigits } from '#tree/claims/numbers.ts'

const measurePatterns = patternsOf(measures)
const basisPatterns = patternsOf<Basis>(bases)

/** The unit of a dose; nothing for any other, such as `mL/hive`. */
export const readUnit = remember((unit: string): { measure: Measure; per: Basis } | undefined => {
  const [amount = '', ...rest] = withPlainDigits(unit).trim().split('/')
  const measure = nameIn(measurePatterns, amount)
  const per = nameIn(basisPatterns, rest.join('/'))
  return measure && per && { measure, per }
}, 100)

/** A pack of one size: `1 L`, `250 mL`; nothing for a set of two. */
export function readPack(name: string): Pack | undefined {
  const [, size = '', unit = ''] =
    /^(\d+(?:[.,]\d{1,2})?)\s*(\D+)$/u.exec(withPlainDigits(name)) ?? []
  const measure = nameIn(measurePatterns, unit)
  return measure && { name, size: Number(size.replace(',', '.')), measure }
}

/** Two numbers, or one: `150–250`. */
export function readRange(text: string): Range | undefined {
  const [, from, to = from] =
    /^(\d+)(?:\s*[-–]\s*(\d+))?$/u.exec(withPlainDigits(text).trim()) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

function patternsOf<Name extends string>(words: Record<Name, string>) {
  return Object.entries<string>(words).map(
    ([name, pattern]) => [name as Name, wholeWord(pattern)] as const
  )
}

function nameIn<Name>(patterns: readonly (readonly [Name, RegExp])[], text: string) {
  return patterns.find(([, pattern]) => pattern.test(text.trim()))?.[0]
}
