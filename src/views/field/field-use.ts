import type { FieldUse } from '#browser/field/field-config.ts'
import type { Tree } from '#tree/build-tree.ts'
import { resistanceText } from '#views/product/card.ts'
import { doseOnLandText } from '#views/product/dose-text.ts'
import type { Use } from '#views/product/doses.ts'
import { statedStages } from '#views/subject/stated-stages.ts'
import { readPack, readRange, readUnit } from './read-unit.ts'

/** The figures of a use, for programs. An unreadable figure is left out and never guessed. */
export function fieldUse(tree: Tree, use: Use, name: string): FieldUse {
  const { product, dose } = use
  const { dose_min: from, dose_max: to, dose_unit: unit, water_l_ha: water } = dose
  const isDose = from > 0 && to >= from && Number.isFinite(to)
  const read = isDose ? readUnit(unit) : undefined
  return {
    id: product.id,
    name,
    dose: read && { from, to, ...read },
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
    packs: product.packs.flatMap(pack => readPack(pack) ?? [])
  }
}
