import type { FieldUse } from '#browser/field/field-config.ts'
import { otherUnitOfSale } from '#tree/claims/unit-of-sale.ts'
import type { Tree } from '#tree/build-tree.ts'
import { resistanceText } from '#views/product/resistance.ts'
import { doseOnLandText } from '#views/product/dose-text.ts'
import type { Use } from '#views/product/doses.ts'
import { statedStages } from '#views/subject/stated-stages.ts'
import { readPack, readRange, readUnit } from './read-unit.ts'

/** By what the product of a use is sold, if the dose is by the other and so not an amount of the product. */
export const otherUnit = ({ product: { packs, formulations }, dose }: Use) =>
  otherUnitOfSale(dose.dose_unit, { packs, formulations: formulations.map(({ id }) => id) })

/** The figures of a use, for programs. An unreadable figure is left out and never guessed. */
export function fieldUse(tree: Tree, use: Use, name: string): FieldUse {
  const { product, dose } = use
  const { dose_min: from, dose_max: to, dose_unit: unit, water_l_ha: water } = dose
  const isDose = from > 0 && to >= from && Number.isFinite(to)
  const read = isDose ? readUnit(unit) : undefined
  const isOfProduct = otherUnit(use) === undefined
  const twinPacks = product.packs.filter(pack => pack.includes('+'))
  return {
    id: product.id,
    name,
    dose: read && isOfProduct ? { from, to, ...read } : undefined,
    printed: doseOnLandText(tree, dose),
    water: water === undefined ? undefined : readRange(water),
    daysToHarvest: dose.phi_days,
    interval: dose.interval_days,
    maxApplications: dose.max_applications,
    stages: statedStages(use),
    groups:
      read?.per === '100 kg'
        ? []
        : product.resistanceGroups.map(({ scheme, code }) => `${scheme} ${code}`),
    group: resistanceText(product.resistanceGroups),
    packs: product.packs.flatMap(pack => readPack(pack) ?? []),
    ...(twinPacks.length > 0 && { twinPacks })
  }
}
