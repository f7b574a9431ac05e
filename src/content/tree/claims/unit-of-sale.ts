import { unitPatterns, wholeWord } from '#lib/unit-patterns.ts'
import { withPlainDigits } from './numbers.ts'

type Measured = 'volume' | 'weight'
type Sold = { packs: readonly string[]; formulations: readonly string[] }

/** International codes of formulations that are solid. */
const solid = new Set(
  'AB BB CB CG DF DP DS DT FG G GB GG GR MG PB PT RB SB SG SP SS ST TB WB WDG WG WP WS WSB WT'.split(
    ' '
  )
)

const kinds: [Measured, RegExp][] = [
  ['volume', wholeWord(`${unitPatterns.mL}|${unitPatterns.L}`)],
  ['weight', wholeWord(`${unitPatterns.kg}|${unitPatterns.g}`)]
]

/**
 * By what a product is sold, if a dose with this unit is by the other: litres of a granule can only be of the mixture
 * to spray. Nothing where they fit, or one of them is not known.
 */
export function otherUnitOfSale(doseUnit: string, sold: Sold): Measured | undefined {
  const [amount = ''] = withPlainDigits(doseUnit).split('/')
  const dosed = measuredBy(amount)
  const known = soldBy(sold)
  return dosed && known && known !== dosed ? known : undefined
}

/** Nothing where packs are of both kinds. */
function soldBy({ packs, formulations }: Sold): Measured | undefined {
  if (formulations.length > 0 && formulations.every(code => solid.has(code.trim().toUpperCase())))
    return 'weight'
  const [one, other] = new Set(
    packs.flatMap(pack => measuredBy(withPlainDigits(pack).replace(/^\d+(?:[.,]\d+)?/, '')) ?? [])
  )
  return other === undefined ? one : undefined
}

const measuredBy = (unit: string): Measured | undefined =>
  kinds.find(([, pattern]) => pattern.test(unit.trim()))?.[0]
