import { foldId } from '#contract/ids.ts'
import type { ProductDetailRecord } from '#contract/product.ts'
import { wordsOf } from '#lib/rich-nodes.ts'
import { cropsAt } from './crops-at.ts'
import type { ReadCrops } from './crops.ts'
import { type Days, daysIn } from './days.ts'
import { type Dose, dosesIn, readUnit } from './doses.ts'
import type { Range } from './numbers.ts'
import { isOfWater, watersOf } from './water.ts'

/** A text of a product that names a value which its table does not have, or does not have for `crop`. */
export type Contradiction = { field: string; says: string; table: string; crop?: string }

type Row = ProductDetailRecord['recommendations'][number]

/**
 * A multiple of the largest dose. A larger number is about water or a yield; a dose with a misplaced comma is smaller.
 */
const FAR = 25

/**
 * Where the texts of a product contradict its table, or the rows of a crop that they name there. Only values that an
 * editor would certainly call an error count: a table without the unit, or without any such interval, is not
 * contradicted.
 */
export function contradictionsOf(
  product: ProductDetailRecord,
  read: ReadCrops = () => []
): Contradiction[] {
  const byCrop = Map.groupBy(product.recommendations, ({ crop }) => foldId(crop))
  return textsOf(product).flatMap(({ field, text, isOfSprayer }) => {
    const tablesFor = ({ at, says }: { at: number; says: string }): Table[] => {
      const named = [...cropsAt(text, { from: at, to: at + says.length }, read)].filter(crop =>
        byCrop.has(crop)
      )
      return named.length === 0
        ? [{ rows: product.recommendations }]
        : named.map(id => ({ crop: id, rows: byCrop.get(id) ?? [] }))
    }
    return [
      ...dosesIn(text).flatMap(dose =>
        tablesFor(dose).flatMap(table =>
          isOfSprayer ? falseWater(dose, table) : falseDose(dose, table)
        )
      ),
      ...daysIn(text).flatMap(days => tablesFor(days).flatMap(table => falseDays(days, table)))
    ].map(found => ({ field, ...found }))
  })
}

type Table = { crop?: string; rows: readonly Row[] }

/** `isOfSprayer`: its litres a hectare are water. */
type Text = { field: string; text: string; isOfSprayer?: boolean }

function textsOf({ description = '', mode_of_action = '', content = [], calibre }: Texts): Text[] {
  return [
    { field: 'description', text: description },
    { field: 'mode_of_action', text: mode_of_action },
    ...content.map(node => ({ field: 'content', text: wordsOf([node]) })),
    ...calibre.map(text => ({ field: 'calibre', text, isOfSprayer: true }))
  ]
}

type Texts = Pick<ProductDetailRecord, 'description' | 'mode_of_action' | 'content' | 'calibre'>

function falseDose(dose: Dose, { crop, rows }: Table) {
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

function falseWater({ says, base, readings }: Dose, { crop, rows }: Table) {
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

function falseDays({ says, kind, readings }: Days, { crop, rows }: Table) {
  const listed = rows
    .map(row => (kind === 'harvest' ? row.phi_days : row.interval_days))
    .filter(value => value !== undefined)
  const isTrue = ({ from, to }: Range) => from >= Math.min(...listed) && to <= Math.max(...listed)
  if (listed.length === 0 || readings.some(isTrue)) return []
  const days = [...new Set(listed)].toSorted((one, other) => one - other)
  const what = kind === 'harvest' ? 'days to harvest' : 'days between applications'
  return [{ says, crop, table: `${days.join(', ')} ${what}` }]
}
