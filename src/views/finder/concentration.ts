import { amountsOf } from '#lib/strength.ts'
import { strengthUnitPatterns } from '#lib/unit-patterns.ts'

/** A range of concentrations in one kind of unit; a missing end is open. */
export type Band = { id: string; unit: string; from?: string; to?: string; rank: number }

const grams = { ends: [50, 250, 500], labels: ['50', '250', '500'] }

const { CFU, L, g, kg } = strengthUnitPatterns

/** The kinds of unit with bands, how they are written, and the limits of their bands. */
const scales = [
  { id: 'g-l', unit: beginning(`(?:${g})/(?:${L})`), ...grams },
  { id: 'g-kg', unit: beginning(`(?:${g})/(?:${kg})`), ...grams },
  { id: 'cfu', unit: beginning(CFU), ends: [1e9, 1e10], labels: ['10⁹', '10¹⁰'] }
]

/** The band of the strongest ingredient; `undefined` for units without bands, which are shown as printed. */
export function bandOf(concentration: string): Band | undefined {
  const amounts = amountsOf(concentration)
  for (const [rank, scale] of scales.entries()) {
    const own = amounts.filter(({ unit }) => scale.unit.test(unit))
    if (own[0] === undefined) continue
    const strongest = Math.max(...own.map(({ amount }) => amount))
    const { id, ends, labels } = scale
    // The upper limit belongs to a band, as "above 500" says; the lowest band is "below 50".
    const index =
      strongest < (ends[0] ?? 0) ? 0 : 1 + ends.slice(1).filter(end => strongest > end).length
    const unit = scale.unit.exec(own[0].unit)?.[0] ?? own[0].unit
    return {
      id: `${id}-${index}`,
      unit,
      from: labels[index - 1],
      to: labels[index],
      rank: rank * 10 + index
    }
  }
  return undefined
}

/** A text after the unit is no part of it, except letters: `g/L` is not the unit of `mg/L`. */
function beginning(words: string): RegExp {
  return new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')
}
