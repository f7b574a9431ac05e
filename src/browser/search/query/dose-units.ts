import { basisPatterns, unitPatterns } from '#lib/unit-patterns.ts'

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`

const DOSE_UNIT = new RegExp(
  String.raw`^(?:[\p{N}.,–-]+\s*)?${anyOf([...Object.values(unitPatterns), 'cc|ซีซี'])}(?:\s*\/\s*|\s+(?:per|por|на|ต่อ|每|لكل)\s+)${anyOf(Object.values(basisPatterns))}$`,
  'iu'
)

/** Whether a query is nothing but the unit of a dose, as `mL/planta`: no name of a product has it. */
export const isDoseUnit = (query: string) => DOSE_UNIT.test(query.trim())
