import { oncePer } from '#lib/once-per.ts'
import { remember } from '#lib/remember.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Crop, Dose, Product } from '#tree/product.ts'
import { exactNumbers } from '#views/text/formats.ts'

/** A figure as the authority registered it, words beside it, or both. */
type DoseCell = { figure?: string; words?: LocalizedText; isMissing?: true }

/** The subject of a row or of a group of rows. */
export type DoseSubject = Omit<Crop, 'id'> & { familyId?: string }

export type DoseTable = {
  /** The titles of the columns for group and row. */
  heads: LocalizedText[]
  /** Narrow screens show each value with its `label` (or the title) and its `unit`. */
  columns: { title: LocalizedText; label?: string; unit?: string; isText: boolean }[]
  /** `part` is a heading above this group and those after it. */
  groups: {
    part?: LocalizedText
    subject: DoseSubject
    rows: { subject: DoseSubject; cells: DoseCell[] }[]
  }[]
}

/** One registered use of a product. */
export type Use = { product: Product; dose: Dose }

const axes = {
  crop: { head: 'product.doses.crop', subject: ({ dose }: Use) => dose.crop },
  problem: { head: 'product.doses.problem', subject: ({ dose }: Use) => dose.problematic },
  product: {
    head: 'product.title',
    subject: ({ product: { id, name, href, family } }: Use) => ({
      id,
      name,
      href,
      familyId: family.id
    })
  }
} as const satisfies Record<string, { head: MessageKey; subject: (use: Use) => Crop }>

type Axis = keyof typeof axes

/** `isText`: sentences, which need a wide column. */
type Column = {
  header: MessageKey
  apart?: { label: MessageKey; unit?: MessageKey }
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
    apart: { label: 'product.doses.waterName', unit: 'product.doses.waterUnit' },
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
    apart: { label: 'product.doses.daysToHarvestName' },
    cell: ({ phi_days: days }, tree) => figureCell(tree, days)
  },
  {
    header: 'product.doses.maxApplications',
    cell: ({ max_applications: times }, tree) => figureCell(tree, times)
  }
]

/** Registered uses in groups, in the given order; columns that no use has are left out. */
export function doseTable(
  tree: Tree,
  uses: readonly Use[],
  { groupBy, rowBy, partOf }: { groupBy: Axis; rowBy: Axis; partOf?: (use: Use) => MessageKey }
): DoseTable | undefined {
  if (uses.length === 0) return undefined
  const used = columns.filter(({ cell }) => uses.some(({ dose }) => cell(dose, tree)))
  const missing: DoseCell = { words: tree.words('product.doses.notStated'), isMissing: true }
  const groups = Map.groupBy(uses, use => axes[groupBy].subject(use).id)
  const parts = [...groups.values()].map(([use]) => use && partOf?.(use))
  const partAt = (at: number) => {
    const part = parts[at]
    return part === undefined || part === parts[at - 1] ? undefined : tree.words(part)
  }
  return {
    heads: [groupBy, rowBy].map(axis => tree.words(headOf(axis, uses))),
    columns: used.map(({ header, apart, isText = false }) => ({
      title: tree.words(header),
      label: apart && tree.t(apart.label),
      unit: apart?.unit && tree.t(apart.unit),
      isText
    })),
    groups: [...groups].map(([id, group], at) => ({
      part: partAt(at),
      subject: group[0] ? subjectOf(group[0], groupBy) : { name: id },
      rows: group.map(use => ({
        subject: subjectOf(use, rowBy),
        cells: used.map(({ cell }) => cell(use.dose, tree) ?? missing)
      }))
    }))
  }
}

/** Every registered use of some products. */
export function usesOf(products: readonly Product[]): Use[] {
  return products.flatMap(product => product.doses.map(dose => ({ product, dose })))
}

/** The title of the column of problems: effects, where every use is for an effect. */
const headOf = (axis: Axis, uses: readonly Use[]): MessageKey =>
  axis === 'problem' && uses.every(({ dose }) => dose.problematic.kind === 'effect')
    ? 'product.doses.effect'
    : axes[axis].head

const subjectOf = (use: Use, axis: Axis): DoseSubject => axes[axis].subject(use)

/** Kept by value: few different doses exist, and formatting a range is slow. */
const rangesOf = oncePer((tree: Tree) => {
  const numbers = exactNumbers(tree.locale)
  return remember(range => {
    const [from = 0, to = from] = range.split(' ').map(Number)
    if (from === to) return numbers.format(from)
    // Chinese, Thai and most Spanish locales would write a hyphen; the rest of the site has a dash.
    return numbers.formatRange(from, to).replace('-', '–')
  }, 500)
})

export function rangeText(tree: Tree, { from, to }: { from: number; to: number }): string {
  return rangesOf(tree)(`${from} ${to}`)
}

function figureCell(tree: Tree, value: number | undefined): DoseCell | undefined {
  return value === undefined ? undefined : { figure: exactNumbers(tree.locale).format(value) }
}
