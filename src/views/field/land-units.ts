import { areas, areaUnitOf, areaUnits, offeredUnits } from '#browser/field/areas.ts'
import { amountFor, productUnits, type ProductUnit } from '#browser/field/calculate.ts'
import type { FieldTexts } from '#browser/field/field-config.ts'
import { figures, perArea, quantityParts, waterOn } from '#browser/field/quantity.ts'
import { oncePer } from '#lib/once-per.ts'
import { quantityText } from '#lib/typography/bind-figures.ts'
import { withRangeDash } from '#lib/typography/range-dash.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Dose } from '#tree/product.ts'
import { localeOfDates } from '#views/text/formats.ts'
import { readRange, readUnit } from './read-unit.ts'

type Texts = Pick<FieldTexts, 'locale' | 'dir' | 'ownUnit' | 'offeredUnits' | 'areas' | 'units'>

/** How a tree names land, litres and kilograms, and the unit in which its growers measure land. */
export const unitsOf = oncePer((tree: Tree): Texts => {
  const ownUnit = areaUnitOf(tree.country.iso, tree.lang)
  return {
    locale: localeOfDates(tree.locale),
    dir: tree.dir,
    ownUnit,
    offeredUnits: offeredUnits(ownUnit, tree.isGlobal, tree.country.iso),
    areas: Object.fromEntries(
      areaUnits.map(unit => [unit, tree.t(`field.areas.${unit}`)])
    ) as Texts['areas'],
    units: Object.fromEntries(
      (Object.keys(productUnits) as ProductUnit[]).map(unit => [
        unit,
        tree.t(`field.measures.${productUnits[unit].name}`)
      ])
    ) as Texts['units']
  }
})

type Stated = Pick<Dose, 'dose_min' | 'dose_max' | 'dose_unit' | 'water_l_ha'>

/** A figure and its unit. */
export type Quantity = { figure: string; unit: string }

/** A dose in the growers' own unit of land, where it is registered for another. */
export function onOwnLand(tree: Tree, stated: Stated): Quantity | undefined {
  const units = unitsOf(tree)
  const read = readUnit(stated.dose_unit)
  if (!read || !isOfLand(read.per) || read.per === units.ownUnit) return undefined
  const { dose_min: from, dose_max: to } = stated
  if (!(from > 0 && to >= from && Number.isFinite(to))) return undefined
  const amount = amountFor({ dose: { from, to, ...read } }, { area: 1, unit: units.ownUnit })
  if (typeof amount === 'string') return undefined
  const { figure, unit } = quantityParts(amount, productUnits[read.unit].base, units)
  return { figure, unit: `${unit}/${units.areas[units.ownUnit]}` }
}

/** The unit of land of a dose. The water beside the dose is shown for the same unit. */
export function landOf({ dose_unit: unit }: Stated): keyof typeof areas {
  const per = readUnit(unit)?.per
  return per && isOfLand(per) ? per : 'ha'
}

/** Water for another unit of land; the content has litres for a hectare. */
export function waterFor(tree: Tree, { water_l_ha: water = '' }: Stated, land: keyof typeof areas) {
  const units = unitsOf(tree)
  const range = readRange(water)
  if (!range || land === 'ha') return undefined
  const { from, to } = waterOn(range, land)
  return { figure: figures(units.locale, from, to), unit: perArea(units, land) }
}

/** Water in the growers' own unit, if the dose is for another one. */
export function waterOnOwnLand(tree: Tree, stated: Stated): Quantity | undefined {
  const { ownUnit } = unitsOf(tree)
  return landOf(stated) === ownUnit ? undefined : waterFor(tree, stated, ownUnit)
}

/** Water for the land that the dose is registered for. */
export function registeredWater(tree: Tree, stated: Stated): Quantity {
  return (
    waterFor(tree, stated, landOf(stated)) ?? {
      figure: withRangeDash(stated.water_l_ha ?? '', tree.locale),
      unit: tree.t('product.doses.waterUnit')
    }
  )
}

/** The water of a dose in one line. */
export function waterText(tree: Tree, stated: Stated): string {
  const { figure, unit } = registeredWater(tree, stated)
  return withOwn(tree, waterOnOwnLand(tree, stated), quantityText(figure, unit, tree.dir))
}

/** The unit in which growers measure comes first, the registered one behind it: `80 mL/rai (0.5 L/ha)`. */
export const withOwn = ({ dir }: Tree, own: Quantity | undefined, registered: string): string =>
  own ? withRegistered(quantityText(own.figure, own.unit, dir), registered) : registered

/** A value, and in brackets the registered one if it is another. */
export const withRegistered = (value: string, registered?: string): string =>
  registered === undefined ? value : `${value} (${registered})`

const isOfLand = (per: string): per is keyof typeof areas => Object.hasOwn(areas, per)
