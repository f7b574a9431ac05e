import type { Change, ChangedUse, DoseFacts } from '#contract/change.ts'
import { asStated } from '#lib/typography/as-stated.ts'
import type { MessageKey } from '#texts/english.ts'
import type { Tree } from '#tree/build-tree.ts'
import { doseText } from '#views/product/dose-text.ts'
import { listText } from '#views/text/list-text.ts'

/** What a change of a product says, in lines; its title says the rest. */
export function changeText(tree: Tree, { kind, product, uses = [] }: Change): string {
  if (uses.length === 0) return tree.t(`changes.${kind}`, { product: product.name })
  return uses.map(use => useText(tree, use)).join('\n')
}

function useText(tree: Tree, { crop, problem, before, now, withdrawn }: ChangedUse): string {
  const use = [crop.name, problem?.name].filter(Boolean).join(' · ')
  if (withdrawn) return tree.t('changes.useWithdrawn', { use })
  const facts = listText(tree, now ? factTexts(tree, now, before) : [])
  return tree.t(before ? 'changes.useChanged' : 'changes.useAdded', { use, facts })
}

type Fact = { name: MessageKey; text: (facts: DoseFacts, tree: Tree) => string }

const facts: Fact[] = [
  {
    name: 'product.doses.dose',
    text: ({ min, max, unit }, tree) =>
      doseText(tree, { dose_min: min, dose_max: max, dose_unit: unit })
  },
  { name: 'product.doses.water', text: ({ water }) => water ?? '' },
  { name: 'product.doses.timing', text: ({ timing }) => timing ?? '' },
  { name: 'product.doses.interval', text: ({ intervalDays }, tree) => days(tree, intervalDays) },
  {
    name: 'product.doses.daysToHarvest',
    text: ({ daysToHarvest }, tree) => days(tree, daysToHarvest)
  },
  {
    name: 'product.doses.maxApplications',
    text: ({ maxApplications }) => String(maxApplications ?? '')
  }
]

function days(tree: Tree, count: number | undefined): string {
  return count === undefined ? '' : tree.t('product.doses.days', { count })
}

/** The facts of a use. Of a changed use only the changed facts, with their earlier values. */
function factTexts(tree: Tree, now: DoseFacts, before?: DoseFacts): string[] {
  const notStated = tree.t('product.doses.notStated')
  return facts.flatMap(({ name, text }) => {
    const [value, earlier] = [text(now, tree), before && text(before, tree)]
    if (asStated(value) === asStated(earlier ?? '')) return []
    const was = earlier === undefined ? '' : `${earlier || notStated} → `
    return `${tree.t(name)}: ${was}${value || notStated}`
  })
}
