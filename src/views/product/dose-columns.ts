import { quantityText } from '#lib/typography/bind-figures.ts'
import { withRangeDash } from '#lib/typography/range-dash.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Dose, Product } from '#tree/product.ts'
import {
  landOf,
  onOwnLand,
  registeredWater,
  unitsOf,
  waterOnOwnLand
} from '#views/field/land-units.ts'
import { readUnit } from '#views/field/read-unit.ts'
import { exactNumbers } from '#views/text/formats.ts'
import { labelLink } from './documents.ts'
import { doseText, rangeText } from './dose-text.ts'
import { groupsHref, resistanceText } from './resistance.ts'

/** One registered use of a product. */
export type Use = { product: Product; dose: Dose }

/** `isNamed`: the words say where the link leads, so it needs no title of a column. */
export type DoseLink = {
  words: LocalizedText
  link: { href: string; rel?: string; isNamed?: true }
}

/** A figure with a unit where the column's title has none, or words. */
export type DoseCell = {
  figure?: string
  unit?: string
  /** The value as the authority registered it, where the figure is in the growers' own unit of land. */
  registered?: string
  words?: LocalizedText
  link?: DoseLink['link']
  /** Whether the words say that there is no value: that the label states none, or that the use can have none. */
  isMissing?: true
  /** Whether the words may be on several lines, and have a line of their own on narrow screens. */
  isLong?: true
}

/**
 * `isText`: the column has sentences and needs width. `brief`: a list of products repeats this column of a card, always
 * or for a product with several doses. `briefOfCrop`: the same of the doses of a crop against a kind of problems.
 */
export type Column = {
  header: MessageKey
  apart?: { label: MessageKey; unit: MessageKey }
  isText?: true
  brief?: 'always' | 'several'
  briefOfCrop?: true
  /** Whether a table of one product says so where the label states none. */
  isAlwaysSaid?: true
  /** Whether the column is for these uses. */
  isFor?: (uses: readonly Use[], tree: Tree) => boolean
  cell: (use: Use, tree: Tree) => DoseCell | undefined
  /** Whether the value is not possible for the use. */
  isNeedless?: (use: Use) => boolean
}

/** International codes of formulations for seed. */
const ofSeed = new Set(['DS', 'ES', 'FS', 'LS', 'SS', 'WS'])

const isForSeed = ({ product: { formulations }, dose }: Use): boolean =>
  readUnit(dose.dose_unit)?.per === '100 kg' ||
  (formulations.length > 0 && formulations.every(({ id }) => ofSeed.has(id)))

/** Whether the doses and the growers know no other unit of land; the water is then for hectares in all rows. */
const areForHectares = (uses: readonly Use[], tree: Tree) =>
  unitsOf(tree).ownUnit === 'ha' && uses.every(({ dose }) => landOf(dose) === 'ha')

export const columns: Column[] = [
  {
    header: 'product.doses.dose',
    brief: 'always',
    briefOfCrop: true,
    cell: ({ dose }, tree) => {
      const { dose_min: from, dose_max: to, dose_unit: unit } = dose
      const own = onOwnLand(tree, dose)
      return own
        ? { ...own, registered: doseText(tree, dose) }
        : { figure: rangeText(tree, { from, to }), unit }
    }
  },
  {
    header: 'product.doses.water',
    briefOfCrop: true,
    apart: { label: 'product.doses.waterName', unit: 'product.doses.waterUnit' },
    isFor: areForHectares,
    cell: ({ dose }, tree) =>
      dose.water_l_ha === undefined
        ? undefined
        : { figure: withRangeDash(dose.water_l_ha, tree.locale) },
    isNeedless: isForSeed
  },
  {
    // Beside doses for another unit of land, the water is shown for the same unit.
    header: 'product.doses.waterName',
    briefOfCrop: true,
    isFor: (uses, tree) => !areForHectares(uses, tree),
    cell: ({ dose }, tree) => {
      if (dose.water_l_ha === undefined) return undefined
      const [own, registered] = [waterOnOwnLand(tree, dose), registeredWater(tree, dose)]
      return own
        ? { ...own, registered: quantityText(registered.figure, registered.unit, tree.dir) }
        : registered
    },
    isNeedless: isForSeed
  },
  {
    header: 'product.doses.timing',
    brief: 'several',
    briefOfCrop: true,
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
    isAlwaysSaid: true,
    brief: 'always',
    briefOfCrop: true,
    cell: ({ dose: { phi_days: days } }, tree) =>
      days === undefined
        ? undefined
        : { words: tree.words('product.doses.harvestDays', { count: days }) },
    isNeedless: isForSeed
  },
  {
    header: 'product.doses.maxApplications',
    cell: ({ dose: { max_applications: times } }, tree) => figureCell(tree, times)
  }
]

type LinkColumn = Omit<Column, 'cell'> & {
  cell: (use: Use, tree: Tree) => (DoseCell & DoseLink) | undefined
}

/** The links below a product in a row. */
export const productColumns: LinkColumn[] = [
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

function figureCell(tree: Tree, value: number | undefined): DoseCell | undefined {
  return value === undefined ? undefined : { figure: exactNumbers(tree.locale).format(value) }
}
