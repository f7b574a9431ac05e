import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { gapBefore } from '#lib/typography/bind-figures.ts'
import type { Crop, Product } from '#tree/product.ts'
import {
  type Column,
  columns,
  type DoseCell,
  type DoseLink,
  productColumns,
  type Use
} from './dose-columns.ts'
import { problemOf } from './use-address.ts'

export type { Use } from './dose-columns.ts'

/** The subject of a row or of a group of rows. */
export type DoseSubject = Omit<Crop, 'id'> & { familyId?: string }

export type DoseTable = {
  /** The titles of the columns for group and row; the card of a single group has no column for it. */
  heads: LocalizedText[]
  /**
   * Narrow screens show each value with its `label` (or the title) and, with the gap before it, its `unit`.
   */
  columns: {
    title: LocalizedText
    label?: string
    unit?: string
    isText: boolean
    brief?: Column['brief']
  }[]
  /** `part` is a heading above this group and the groups after it. `id` is the target of links to the group. */
  groups: {
    id: string
    part?: LocalizedText
    subject: DoseSubject
    /**
     * `links`: further links below the subject, which have no column. `registration`: of the product, on a printed card.
     */
    rows: {
      subject: DoseSubject
      registration?: LocalizedText
      links: DoseLink[]
      cells: DoseCell[]
    }[]
  }[]
}

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
 * `isCard`: the table of a single group, without a column for it; each product then has its own links. `asFor`: the
 * uses of all tables of a page, which then have the same columns. `isWhole`: all that a label says of one product, so
 * that days to harvest which it does not state are not left out, except for effects and where they are needless.
 */
type Arrangement = {
  groupBy: Axis
  rowBy: Axis
  partOf?: (use: Use) => MessageKey
  isCard?: true
  isWhole?: true
  asFor?: readonly Use[]
}

/** Registered uses in groups, in the given order; columns that no use has are left out. */
export function doseTable(
  tree: Tree,
  uses: readonly Use[],
  { groupBy, rowBy, partOf, isCard, isWhole, asFor = uses }: Arrangement
): DoseTable | undefined {
  if (uses.length === 0) return undefined
  const all = isCard ? [...columns, ...productColumns] : columns
  const offered = all.filter(({ isFor }) => isFor?.(asFor, tree) ?? true)
  const linked = rowBy === 'product' && !isCard ? productColumns : []
  const used = offered.filter(
    ({ cell, isAlwaysSaid, isNeedless }) =>
      asFor.some(use => cell(use, tree)) ||
      (isWhole && isAlwaysSaid && asFor.some(use => !isOfEffect(use) && !isNeedless?.(use)))
  )
  const needless: DoseCell = { words: tree.words('product.doses.notApplicable'), isMissing: true }
  const missing: DoseCell = { words: tree.words('product.doses.notStated'), isMissing: true }
  const groups = Map.groupBy(uses, use => axes[groupBy].subject(use).id)
  const parts = [...groups.values()].map(([use]) => use && partOf?.(use))
  const partAt = (at: number) => {
    const part = parts[at]
    return part === undefined || part === parts[at - 1] ? undefined : tree.words(part)
  }
  return {
    heads: (isCard ? [rowBy] : [groupBy, rowBy]).map(axis => tree.words(headOf(axis, uses))),
    columns: used.map(({ header, apart, isText = false, brief, briefOfCrop }) => ({
      title: tree.words(header),
      label: apart && tree.t(apart.label),
      unit: apart && withGap(tree.t(apart.unit)),
      isText,
      brief: isCard ? brief : groupBy === 'problem' && briefOfCrop ? 'always' : undefined
    })),
    groups: [...groups].map(([id, group], at) => ({
      id: `use-${id}`,
      part: partAt(at),
      subject: group[0] ? subjectOf(group[0], groupBy) : { name: id },
      rows: group.map(use => ({
        subject: subjectOf(use, rowBy),
        registration: isCard && registrationOf(tree, use),
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

const withGap = (unit: string) => gapBefore(unit) + unit

/** The title of the column of problems: effects, where every use is for an effect. */
const isOfEffect = ({ dose }: Use) => dose.problematic.kind === 'effect'

const headOf = (axis: Axis, uses: readonly Use[]): MessageKey =>
  axis === 'problem' && uses.every(isOfEffect) ? 'product.doses.effect' : axes[axis].head

function registrationOf(tree: Tree, { product }: Use): LocalizedText | undefined {
  const { registrationNumber: number } = product
  return number === undefined ? undefined : tree.words('productList.card.registration', { number })
}

const subjectOf = (use: Use, axis: Axis): DoseSubject => axes[axis].subject(use)
