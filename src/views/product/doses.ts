import { oncePer } from '#lib/once-per.ts'
import { remember } from '#lib/remember.ts'
import { quantityText } from '#lib/typography/bind-units.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { Crop, Dose, Product } from '#tree/product.ts'
import { exactNumbers } from '#views/text/formats.ts'
import { resistanceText } from './card.ts'
import { labelLink } from './documents.ts'
import { groupsHref } from './resistance.ts'
import { problemOf } from './use-address.ts'

/** `isNamed`: its words say what it leads to, without the title of the column. */
type DoseLink = {
  words: LocalizedText
  link: { href: string; rel?: string; isNamed?: true }
}

/** A figure as the authority registered it, with a unit where the column's title has none, or words. */
type DoseCell = {
  figure?: string
  unit?: string
  words?: LocalizedText
  link?: DoseLink['link']
  isMissing?: true
  /** Whether the words may be on several lines, and have a line of their own on narrow screens. */
  isLong?: true
}

/** The subject of a row or of a group of rows. */
export type DoseSubject = Omit<Crop, 'id'> & { familyId?: string }

export type DoseTable = {
  /** The titles of the columns for group and row; a card of one group has no column for it. */
  heads: LocalizedText[]
  /** Narrow screens show each value with its `label` (or the title) and its `unit`. */
  columns: {
    title: LocalizedText
    label?: string
    unit?: string
    isText: boolean
    brief?: Column['brief']
  }[]
  /** `part` is a heading above this group and those after it. `id`: of its rows, where links lead to them. */
  groups: {
    id: string
    part?: LocalizedText
    subject: DoseSubject
    /** `links`: what has no column, below the subject. */
    rows: { subject: DoseSubject; links: DoseLink[]; cells: DoseCell[] }[]
  }[]
}

/** One registered use of a product. */
export type Use = { product: Product; dose: Dose }

const axes = {
  crop: { head: 'product.doses.crop', subject: ({ dose }: Use) => dose.crop },
  problem: { head: 'product.doses.problem', subject: ({ dose }: Use) => problemOf(dose) },
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

/**
 * `isText`: sentences, which need a wide column. `brief`: what a list of products repeats of a card, for a
 * product with several doses also what tells them apart.
 */
type Column = {
  header: MessageKey
  apart?: { label: MessageKey; unit?: MessageKey }
  isText?: true
  brief?: 'always' | 'several'
  cell: (use: Use, tree: Tree) => DoseCell | undefined
  /** Whether the use cannot have the value. */
  isNeedless?: (use: Use) => boolean
}

/** International codes of formulations for seed. */
const ofSeed = new Set(['DS', 'ES', 'FS', 'LS', 'SS', 'WS'])

const columns: Column[] = [
  {
    header: 'product.doses.dose',
    brief: 'always',
    cell: ({ dose: { dose_min: from, dose_max: to, dose_unit: unit } }, tree) => ({
      figure: rangeText(tree, { from, to }),
      unit
    })
  },
  {
    header: 'product.doses.water',
    apart: { label: 'product.doses.waterName', unit: 'product.doses.waterUnit' },
    cell: ({ dose: { water_l_ha: water } }) => (water === undefined ? undefined : { figure: water })
  },
  {
    header: 'product.doses.timing',
    brief: 'several',
    isText: true,
    cell: ({ dose: { timing } }) => (timing === undefined ? undefined : { words: { text: timing } })
  },
  {
    header: 'product.doses.interval',
    brief: 'always',
    cell: ({ dose: { interval_days: days } }, tree) =>
      days === undefined ? undefined : { words: tree.words('product.doses.days', { count: days }) },
    isNeedless: ({ dose }) => dose.max_applications === 1
  },
  {
    header: 'product.doses.daysToHarvest',
    brief: 'always',
    apart: { label: 'product.doses.daysToHarvestName' },
    cell: ({ dose: { phi_days: days } }, tree) => figureCell(tree, days),
    isNeedless: ({ product: { formulations } }) =>
      formulations.length > 0 && formulations.every(({ id }) => ofSeed.has(id))
  },
  {
    header: 'product.doses.maxApplications',
    cell: ({ dose: { max_applications: times } }, tree) => figureCell(tree, times)
  }
]

type LinkColumn = Omit<Column, 'cell'> & {
  cell: (use: Use, tree: Tree) => (DoseCell & DoseLink) | undefined
}

/** What a row of a product says besides. */
const productColumns: LinkColumn[] = [
  {
    header: 'product.resistanceGroup',
    cell: ({ product: { resistanceGroups } }, tree) => {
      const text = resistanceText(resistanceGroups)
      if (text === undefined) return undefined
      const href = groupsHref(tree, resistanceGroups)
      return { words: { text }, link: { href, rel: 'nofollow' }, isLong: true }
    }
  },
  {
    header: 'product.documentKinds.label',
    cell: ({ product }, tree) => {
      const label = labelLink(tree, product)
      if (!label) return undefined
      const { words, href } = label
      const rel = href.startsWith('http') ? 'noopener' : undefined
      return { words, link: { href, rel, isNamed: true } }
    }
  }
]

/** `isCard`: of one group, which has no column, so that what is said of each product has its own. */
type Arrangement = {
  groupBy: Axis
  rowBy: Axis
  partOf?: (use: Use) => MessageKey
  isCard?: true
}

/** Registered uses in groups, in the given order; columns that no use has are left out. */
export function doseTable(
  tree: Tree,
  uses: readonly Use[],
  { groupBy, rowBy, partOf, isCard }: Arrangement
): DoseTable | undefined {
  if (uses.length === 0) return undefined
  const offered = isCard ? [...columns, ...productColumns] : columns
  const linked = rowBy === 'product' && !isCard ? productColumns : []
  const used = offered.filter(({ cell }) => uses.some(use => cell(use, tree)))
  const needless: DoseCell = { words: tree.words('product.doses.notApplicable'), isLong: true }
  const missing: DoseCell = { words: tree.words('product.doses.notStated'), isMissing: true }
  const groups = Map.groupBy(uses, use => axes[groupBy].subject(use).id)
  const parts = [...groups.values()].map(([use]) => use && partOf?.(use))
  const partAt = (at: number) => {
    const part = parts[at]
    return part === undefined || part === parts[at - 1] ? undefined : tree.words(part)
  }
  return {
    heads: (isCard ? [rowBy] : [groupBy, rowBy]).map(axis => tree.words(headOf(axis, uses))),
    columns: used.map(({ header, apart, isText = false, brief }) => ({
      title: tree.words(header),
      label: apart && tree.t(apart.label),
      unit: apart?.unit && tree.t(apart.unit),
      isText,
      brief: isCard && brief
    })),
    groups: [...groups].map(([id, group], at) => ({
      id: `use-${id}`,
      part: partAt(at),
      subject: group[0] ? subjectOf(group[0], groupBy) : { name: id },
      rows: group.map(use => ({
        subject: subjectOf(use, rowBy),
        links: linked.flatMap(({ cell }) => cell(use, tree) ?? []),
        cells: used.map(
          ({ cell, isNeedless }) => cell(use, tree) ?? (isNeedless?.(use) ? needless : missing)
        )
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

function rangeText(tree: Tree, { from, to }: { from: number; to: number }): string {
  return rangesOf(tree)(`${from} ${to}`)
}

/** A dose in one line: `1.2–1.6 L/ha`. */
export function doseText(tree: Tree, dose: Pick<Dose, 'dose_min' | 'dose_max' | 'dose_unit'>) {
  const { dose_min: from, dose_max: to, dose_unit: unit } = dose
  return quantityText(rangeText(tree, { from, to }), unit, tree.dir)
}

function figureCell(tree: Tree, value: number | undefined): DoseCell | undefined {
  return value === undefined ? undefined : { figure: exactNumbers(tree.locale).format(value) }
}
