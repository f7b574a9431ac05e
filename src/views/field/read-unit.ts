import type { Basis, ProductUnit, Pack, Range } from '#browser/field/calculate.ts'
import { basisPatterns, unitPatterns, wholeWord } from '#lib/unit-patterns.ts'
import { remember } from '#lib/remember.ts'
import { withPlainDigits } from '#tree/claims/numbers.ts'

const unitReaders = readersOf(unitPatterns)
const basisReaders = readersOf(basisPatterns)

/** The unit of a dose; nothing for any other, such as `mL/hive`. */
export const readUnit = remember((text: string): { unit: ProductUnit; per: Basis } | undefined => {
  const [amount = '', ...rest] = withPlainDigits(text).trim().split('/')
  const unit = nameIn(unitReaders, amount)
  const per = nameIn(basisReaders, rest.join('/'))
  return unit && per && { unit, per }
}, 100)

/** A pack of one size: `1 L`, `250 mL`; nothing for a set of two, or for one that holds nothing. */
export function readPack(name: string): Pack | undefined {
  const [, size = '', symbol = ''] =
    /^(\d+(?:[.,]\d{1,2})?)\s*(\D+)$/u.exec(withPlainDigits(name)) ?? []
  const unit = nameIn(unitReaders, symbol)
  const number = Number(size.replace(',', '.'))
  return unit && number > 0 ? { name, size: number, unit } : undefined
}

/** Two numbers, or one: `150–250`. */
export function readRange(text: string): Range | undefined {
  const [, from, to = from] =
    /^(\d+)(?:\s*[-–]\s*(\d+))?$/u.exec(withPlainDigits(text).trim()) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

function readersOf<Name extends string>(words: Record<Name, string>) {
  return Object.entries<string>(words).map(
    ([name, pattern]) => [name as Name, wholeWord(pattern)] as const
  )
}

function nameIn<Name>(patterns: readonly (readonly [Name, RegExp])[], text: string) {
  return patterns.find(([, pattern]) => pattern.test(text.trim()))?.[0]
}
