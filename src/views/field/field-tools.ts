import { hashedFile } from '#assets/hashed-file.ts'
import { amountFor, productUnits } from '#browser/field/calculate.ts'
import {
  type FieldTexts,
  fieldTexts,
  type FieldUse,
  whyNotCalculated
} from '#browser/field/field-config.ts'
import { quantity, waterText } from '#browser/field/quantity.ts'
import {
  earlierNames,
  firstSpray,
  harvestDay,
  mayBeOutgrown,
  ofNoStage,
  ofOtherSprayer,
  rotate
} from '#browser/field/rotation.ts'
import type { LocalizedText } from '#lib/localized-text.ts'
import { oncePer } from '#lib/once-per.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Use } from '#views/product/doses.ts'
import { fieldUse, otherUnit } from './field-use.ts'
import { cropMonths, stagesWithDays } from './days-of-stages.ts'
import { unitsOf } from './land-units.ts'

/** What a page shows of uses without a script, and what its script needs to show more. */
export type FieldTools = {
  texts: string
  uses: FieldUse[]
  /** The amounts for one unit of each area. */
  amounts?: { heads: string[]; rows: { use: FieldUse; cells: LocalizedText[] }[] }
  plan?: PlanTable
}

/** A season that begins with the product for the earliest stage. */
type PlanTable = {
  rows: {
    use: FieldUse
    timing?: string
    day: LocalizedText
    water: LocalizedText
    /** The sprayer of the first spray cannot apply it. */
    needsOther: boolean
  }[]
  /** The first day on which all labels allow the harvest. */
  harvest: LocalizedText
  end: LocalizedText
  /** Says which sprays need another sprayer than the first. */
  otherSprayer?: LocalizedText
  /** Says of which sprays the crop may have grown past the label when their day comes. */
  growth?: LocalizedText
  /** Says which labels state no stage, so that the order may be wrong. */
  noStage?: LocalizedText
}

/** The id of the table in a tool, where links lead. */
export const toolId = (part: string, tool: 'amounts' | 'plan'): string => `${part}-${tool}`

/** `isOneUse`: only products for the same use can be rotated. */
export function fieldTools(
  tree: Tree,
  uses: readonly Use[],
  { nameOf, isOneUse = false }: { nameOf: (use: Use) => string; isOneUse?: boolean }
): FieldTools {
  const names = uses.map(nameOf)
  const own = uses.map((use, at) => {
    const isAlone = names.every((name, other) => other === at || name !== names[at])
    return {
      ...fieldUse(tree, use, names[at] ?? ''),
      ...(isOneUse ? { stages: stagesWithDays(tree, use) } : {}),
      timing: isAlone ? undefined : use.dose.timing
    }
  })
  return {
    texts: fieldTextsUrl(tree),
    uses: own,
    amounts:
      own.some(isCalculated) || uses.some(isMixture) ? amountsOf(tree, uses, own) : undefined,
    plan: isOneUse ? planOf(tree, own) : undefined
  }
}

const isCalculated = ({ dose }: FieldUse) => dose !== undefined

/** A dose by volume of a product that is sold by weight is of the mixture to spray. */
const isMixture = (use: Use) => otherUnit(use) === 'weight'

function amountsOf(tree: Tree, uses: readonly Use[], own: FieldUse[]): FieldTools['amounts'] {
  const { areas, ownUnit } = textsOf(tree)
  const units = [...new Set(['ha', ownUnit] as const)]
  return {
    heads: units.map(unit => `1 ${areas[unit]}`),
    rows: uses.map((registered, at) => {
      const use = own[at] ?? fieldUse(tree, registered, '')
      const why = isMixture(registered) ? 'field.mixture' : 'field.otherUnit'
      return {
        use,
        cells: use.dose
          ? units.map(unit => amountCell(tree, use, unit))
          : [tree.words(why, { dose: use.printed })]
      }
    })
  }
}

function amountCell(
  tree: Tree,
  { dose, water }: FieldUse,
  unit: FieldTexts['ownUnit']
): LocalizedText {
  if (!dose) return tree.words('product.doses.notStated')
  const amount = amountFor({ dose, water }, { area: 1, unit })
  if (typeof amount === 'string') return tree.words(`field.${whyNotCalculated[amount]}`)
  return { text: quantity(amount, productUnits[dose.unit].base, textsOf(tree)) }
}

function planOf(tree: Tree, uses: FieldUse[]): PlanTable | undefined {
  const first = firstSpray(uses)
  if (!first) return undefined
  const plan = rotate(uses, first)
  const { sprays, end } = plan
  const others = ofOtherSprayer(plan)
  const [numbers, growth, noStage] = [others, mayBeOutgrown(plan), ofNoStage(plan)].map(all =>
    all.join(', ')
  )
  const harvest = harvestDay(plan)
  const notStated = tree.words('product.doses.notStated')
  return {
    rows: sprays.map(({ product, day }, at) => ({
      use: product,
      timing: product.timing ?? product.stages?.text,
      day:
        day === undefined ? tree.words('field.plan.noDay') : tree.words('field.plan.day', { day }),
      water: product.water ? { text: waterText(product.water, textsOf(tree)) } : notStated,
      needsOther: others.includes(at + 1)
    })),
    harvest: harvest === undefined ? notStated : tree.words('field.plan.day', { day: harvest }),
    end: tree.words(`field.plan.${end}`, { products: earlierNames(plan, tree.locale) }),
    otherSprayer: numbers ? tree.words('field.plan.otherSprayer', { numbers }) : undefined,
    growth: growth ? tree.words('field.plan.growth', { numbers: growth }) : undefined,
    noStage: noStage ? tree.words('field.plan.noStage', { numbers: noStage }) : undefined
  }
}

const textsOf = oncePer((tree: Tree): FieldTexts => ({
  ...unitsOf(tree),
  calendars: cropMonths(tree),
  notStated: tree.words('product.doses.notStated'),
  notApplicable: tree.words('product.doses.notApplicable'),
  words: Object.fromEntries(
    fieldTexts.map(key => [key, tree.words(`field.${key}`)])
  ) as FieldTexts['words']
}))

const fieldTextsUrl = oncePer((tree: Tree) =>
  hashedFile(`field-${tree.prefix}`, 'json', JSON.stringify(textsOf(tree)))
)
