import type { ProductDetailRecord } from '#contract/product.ts'
import type { Days } from './days.ts'
import { type Dose, readUnit } from './doses.ts'
import type { Range } from './numbers.ts'
import { isOfWater, watersOf } from './water.ts'

type Row = ProductDetailRecord['recommendations'][number]

/** The rows of a product, or those of one crop. */
export type Table = { crop?: string; rows: readonly Row[] }

/**
 * A multiple of the largest dose. A larger number is about water or a yield; a dose with a misplaced comma is smaller.
 */
const FAR = 25

export function falseDose(dose: Dose, { crop, rows }: Table) {
  const { says, base, readings } = dose
  const own = rows.flatMap(row => {
    const unit = readUnit(row.dose_unit)
    if (unit?.base !== base) return []
    const [from, to] = [row.dose_min * unit.factor, row.dose_max * unit.factor]
    return [{ from, to, times: row.max_applications ?? 1, row }]
  })
  const most = Math.max(...own.map(({ to }) => to))
  if (isOfWater(dose) && readings.every(({ from }) => from > most * FAR))
    return falseWater(dose, { crop, rows })
  const isTrue = ({ from, to }: Range) =>
    from > most * FAR || [from, to].every(value => own.some(row => isWithin(value, row)))
  if (own.length === 0 || readings.some(isTrue)) return []
  return [{ says, crop, table: [...new Set(own.map(({ row }) => doseOf(row)))].join(', ') }]
}

export function falseWater({ says, base, readings }: Dose, { crop, rows }: Table) {
  const listed = rows.flatMap(({ water_l_ha: water = '' }) => watersOf(water))
  const isTrue = ({ from, to }: Range) =>
    [from, to].every(value => listed.some(row => value >= row.from && value <= row.to))
  if (base !== 'L/ha' || listed.length === 0 || readings.some(isTrue)) return []
  const table = new Set(listed.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)))
  return [{ says, crop, table: `${[...table].join(', ')} L/ha of water` }]
}

/** A dose as its table has it. */
export function doseOf({ dose_min, dose_max, dose_unit }: Row): string {
  return `${dose_min === dose_max ? dose_min : `${dose_min}–${dose_max}`} ${dose_unit}`
}

type Measured = Range & { times: number }

/** A dose of the row, or the total of all its applications at the largest dose. */
function isWithin(value: number, { from, to, times }: Measured): boolean {
  const isAbout = (one: number, other: number) => Math.abs(one - other) < 1e-9
  if (value > from - 1e-9 && value < to + 1e-9) return true
  return Array.from({ length: times }, (_, at) => to * (at + 1)).some(sum => isAbout(sum, value))
}

export function falseDays({ says, kind, readings }: Days, { crop, rows }: Table) {
  const listed = rows
    .map(row => (kind === 'harvest' ? row.phi_days : row.interval_days))
    .filter(value => value !== undefined)
  const isTrue = ({ from, to }: Range) => from >= Math.min(...listed) && to <= Math.max(...listed)
  if (listed.length === 0 || readings.some(isTrue)) return []
  const days = [...new Set(listed)].toSorted((one, other) => one - other)
  const what = kind === 'harvest' ? 'days to harvest' : 'days between applications'
  return [{ says, crop, table: `${days.join(', ')} ${what}` }]
}
