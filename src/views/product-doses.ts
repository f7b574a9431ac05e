import { oncePer } from '#lib/once-per.ts'
import { remember } from '#lib/remember.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Prose } from '#tree/messages.ts'
import type { Dose, Product } from '#tree/product.ts'
import { exactNumbers } from './formats.ts'

/** A figure as the authority registered it, words beside it, or both. */
type DoseCell = { figure?: string; words?: Prose; isMissing?: true }

export type DoseTable = {
  columns: { title: Prose; isText: boolean }[]
  crops: { name: string; rows: { problematic: string; cells: DoseCell[] }[] }[]
}

/** `isText`: sentences, which need room. */
type Column = {
  header: MessageKey
  isText?: true
  cell: (dose: Dose, tree: Tree) => DoseCell | undefined
}

const columns: Column[] = [
  {
    header: 'product.doses.dose',
    cell: ({ dose_min: from, dose_max: to, dose_unit: unit }, tree) => ({
      figure: rangeText(tree, { from, to }),
      words: { text: unit }
    })
  },
  {
    header: 'product.doses.water',
    cell: ({ water_l_ha: water }) => (water === undefined ? undefined : { figure: water })
  },
  {
    header: 'product.doses.timing',
    isText: true,
    cell: ({ timing }) => (timing === undefined ? undefined : { words: { text: timing } })
  },
  {
    header: 'product.doses.interval',
    cell: ({ interval_days: days }, tree) =>
      days === undefined ? undefined : { words: tree.words('product.doses.days', { count: days }) }
  },
  {
    header: 'product.doses.daysToHarvest',
    cell: ({ phi_days: days }, tree) => figureCell(tree, days)
  },
  {
    header: 'product.doses.maxApplications',
    cell: ({ max_applications: times }, tree) => figureCell(tree, times)
  }
]

/** Registered uses by crop, in the order of the BFF; a column that no use states is left out. */
export function doseTable(tree: Tree, { doses }: Product): DoseTable | undefined {
  if (doses.length === 0) return undefined
  const used = columns.filter(({ cell }) => doses.some(dose => cell(dose, tree)))
  const missing: DoseCell = { words: tree.words('product.doses.notStated'), isMissing: true }
  const byCrop = Map.groupBy(doses, ({ crop }) => crop.id)
  return {
    columns: used.map(({ header, isText = false }) => ({ title: tree.words(header), isText })),
    crops: [...byCrop].map(([id, uses]) => ({
      name: uses[0]?.crop.name ?? id,
      rows: uses.map(dose => ({
        problematic: dose.problematic.name,
        cells: used.map(({ cell }) => cell(dose, tree) ?? missing)
      }))
    }))
  }
}

/** The same few doses stand on many labels, and formatting a range is slow. */
const rangesOf = oncePer((tree: Tree) => {
  const numbers = exactNumbers(tree.locale)
  return remember(range => {
    const [from = 0, to = from] = range.split(' ').map(Number)
    return from === to ? numbers.format(from) : numbers.formatRange(from, to)
  }, 500)
})

function rangeText(tree: Tree, { from, to }: { from: number; to: number }): string {
  return rangesOf(tree)(`${from} ${to}`)
}

function figureCell(tree: Tree, value: number | undefined): DoseCell | undefined {
  return value === undefined ? undefined : { figure: exactNumbers(tree.locale).format(value) }
}
