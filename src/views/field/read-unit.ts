import type { Basis, Measure, Pack, Range } from '#browser/field/calculate.ts'
import { measures, wholeWord } from '#lib/measures.ts'
import { remember } from '#lib/remember.ts'
import { withPlainDigits } from '#tree/claims/numbers.ts'

const water = 'water|de [aá]gua|воды|水|ماء|น้ำ|air'
const plant =
  'plant|tree|palm|planta|[aá]rvore|[aá]rbol|растение|дерево|株|棵|نبات|شجرة|ต้น|tanaman|pohon'
const surface = 'm[²2]|м[²2]|平方米|م[²2]|ตร\\.ม\\.?'
const seed = 'seeds?|de sementes?|de semillas?|семян|种子|بذور|เมล็ด|benih'

/** The basis of a dose: an area, water to spray, seed, plants or a surface. 100 kg is only known to be seed where the unit says so. */
const bases: Record<Basis, string> = {
  ha: 'ha|га|公顷|هكتار|เฮกตาร์',
  acre: 'acre|акр|英亩|فدان إنجليزي|เอเคอร์',
  rai: 'rai|ไร่',
  feddan: 'feddan|فدان',
  mu: 'mu|亩',
  '100 L': `(?:(?:${water}) )?100 ?(?:${measures.L})(?: ?(?:${water}))?`,
  '100 kg': `(?:${seed}) 100 ?(?:${measures.kg})|100 ?(?:${measures.kg}) ?(?:${seed})`,
  plant,
  'm²': surface
}

const measurePatterns = patternsOf(measures)
const basisPatterns = patternsOf(bases)

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
