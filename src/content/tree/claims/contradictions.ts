import type { ProductDetailRecord } from '#contract/product.ts'
import { wordsOf } from '#lib/rich-nodes.ts'
import { daysIn } from './days.ts'
import { dosesIn, readUnit } from './doses.ts'
import type { Range } from './numbers.ts'

/** A text of a product that names what its table does not have. */
export type Contradiction = { field: string; says: string; table: string }

type Row = ProductDetailRecord['recommendations'][number]

/** A multiple of the largest dose: a larger number is about water or a yield. A dose with a misplaced comma is smaller. */
const FAR = 25

/**
 * Where the texts of a product contradict its table. A table without the unit, or without any such interval, is
 * contradicted by nothing: only what an editor would surely call an error is one.
 */
export function contradictionsOf(product: ProductDetailRecord): Contradiction[] {
  return textsOf(product).flatMap(({ field, text }) => [
    ...falseDoses(text, product.recommendations).map(found => ({ field, ...found })),
    ...falseDays(text, product.recommendations).map(found => ({ field, ...found }))
  ])
}

/** Notes on nozzles are left out: their litres a hectare are water. */
function textsOf({ description = '', mode_of_action = '', content = [] }: Texts) {
  return [
    { field: 'description', text: description },
    { field: 'mode_of_action', text: mode_of_action },
    ...content.map(node => ({ field: 'content', text: wordsOf([node]) }))
  ]
}

type Texts = Pick<ProductDetailRecord, 'description' | 'mode_of_action' | 'content'>

function falseDoses(text: string, rows: readonly Row[]) {
  const measured = rows.flatMap(row => {
    const unit = readUnit(row.dose_unit)
    if (!unit) return []
    const { base, factor } = unit
    const [from, to] = [row.dose_min * factor, row.dose_max * factor]
    return [{ base, from, to, times: row.max_applications ?? 1, row }]
  })
  return dosesIn(text).flatMap(({ says, base, readings }) => {
    const own = measured.filter(row => row.base === base)
    const most = Math.max(...own.map(({ to }) => to))
    const isTrue = ({ from, to }: Range) =>
      from > most * FAR || [from, to].every(value => own.some(row => isWithin(value, row)))
    if (own.length === 0 || readings.some(isTrue)) return []
    return [{ says, table: [...new Set(own.map(({ row }) => doseOf(row)))].join(', ') }]
  })
}

function doseOf({ dose_min, dose_max, dose_unit }: Row): string {
  return `${dose_min === dose_max ? dose_min : `${dose_min}–${dose_max}`} ${dose_unit}`
}

type Measured = Range & { times: number }

/** A dose of the row, or what all its applications of the largest dose amount to. */
function isWithin(value: number, { from, to, times }: Measured): boolean {
  const isAbout = (one: number, other: number) => Math.abs(one - other) < 1e-9
  if (value > from - 1e-9 && value < to + 1e-9) return true
  return Array.from({ length: times }, (_, at) => to * (at + 1)).some(sum => isAbout(sum, value))
}

function falseDays(text: string, rows: readonly Row[]) {
  return daysIn(text).flatMap(({ says, kind, readings }) => {
    const listed = rows
      .map(row => (kind === 'harvest' ? row.phi_days : row.interval_days))
      .filter(value => value !== undefined)
    const isTrue = ({ from, to }: Range) => from >= Math.min(...listed) && to <= Math.max(...listed)
    if (listed.length === 0 || readings.some(isTrue)) return []
    const days = [...new Set(listed)].toSorted((one, other) => one - other)
    const what = kind === 'harvest' ? 'days to harvest' : 'days between applications'
    return [{ says, table: `${days.join(', ')} ${what}` }]
  })
}
