import { areas, areaUnits } from './areas.ts'
import type { AddressedEntries } from './entries-address.ts'
import type { FieldTexts } from './field-config.ts'
import { dividedBy, fraction, nearest, times } from './fraction.ts'

/**
 * The entries of an address from another country in the own unit of this one: `area=10&unit=mu` is 0.6667 hectares. Water
 * is for a unit of land, so it is converted as well.
 */
export function inOfferedUnit(
  entries: AddressedEntries,
  { offeredUnits, ownUnit }: Pick<FieldTexts, 'offeredUnits' | 'ownUnit'>
): AddressedEntries {
  const unit = areaUnits.find(unit => unit === entries.unit)
  if (unit === undefined || offeredUnits.includes(unit)) return entries
  const ratio = dividedBy(areas[unit], areas[ownUnit])
  const { area, water } = entries
  return {
    ...entries,
    unit: ownUnit,
    area: area && String(nearest(times(fraction(area), ratio), 4)),
    water: water && String(nearest(dividedBy(fraction(water), ratio), 1))
  }
}
