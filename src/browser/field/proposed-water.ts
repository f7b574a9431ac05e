import { createNode } from '#browser/base/create-node.ts'
import { areas, type AreaUnit } from './areas.ts'
import { limitMeant, type Range } from './calculate.ts'
import { waterLabel } from './calculated-cells.ts'
import { say } from './controls.ts'
import { numberIn } from './entries.ts'
import type { FieldTexts, FieldUse } from './field-config.ts'
import { dividedBy, fraction, nearest, times } from './fraction.ts'
import { figures, waterOn } from './quantity.ts'

/**
 * Keeps the water of a form in the chosen unit of land, and says whether it is still the proposed one: what a visitor
 * enters is for all uses. `ownUnit`: that of the water in the form; `isGiven`: whether an address names it.
 */
export function followWater(
  uses: readonly FieldUse[],
  texts: FieldTexts,
  {
    ownUnit,
    isOnlyProposed,
    isGiven
  }: Record<'isOnlyProposed' | 'isGiven', boolean> & {
    ownUnit: AreaUnit
  }
): (form: HTMLFormElement, chosenUnit: string | undefined) => boolean {
  let [unit, isAsBegun] = [ownUnit, !isGiven]
  const waters = uses.flatMap(({ water }) => water ?? [])
  let proposed: string | undefined
  return (form, chosenUnit) => {
    const water = form.querySelector<HTMLInputElement>('[name=water]')
    proposed ??= water?.value
    isAsBegun &&= water?.value === proposed
    const chosen = texts.offeredUnits.find(other => other === chosenUnit) ?? unit
    if (water && chosen !== unit) {
      const litres = isAsBegun
        ? startingRate(watersOf(uses, chosen))
        : converted(Number(numberIn(water, texts.locale)), { unit, chosen, waters })
      if (litres > 0) water.value = figures(texts.locale, litres)
      water.closest('label')?.firstChild?.replaceWith(createNode(say(waterLabel(texts, chosen))))
    }
    unit = chosen
    proposed = water?.value
    return isOnlyProposed && isAsBegun
  }
}

const allows = (rate: number, { from, to }: Range) => from <= rate && rate <= to

/** The least rates of labels, first those that most labels allow. */
export function ratesOf(waters: readonly Range[]): number[] {
  const allowing = (rate: number) => waters.filter(water => allows(rate, water)).length
  return waters.map(({ from }) => from).toSorted((one, other) => allowing(other) - allowing(one))
}

/** The rate to begin with: 90 L/acre for labels that begin with 81, because nobody fills the last tank of those. */
export function startingRate(waters: readonly Range[]): number {
  const [least = 0] = ratesOf(waters)
  const inTens = Math.ceil(least / 10) * 10
  const isOdd = least >= 40 && least % 5 !== 0
  const isAllowed = waters.every(water => !allows(least, water) || allows(inTens, water))
  return isOdd && isAllowed ? inTens : least
}

/** Whether no rate is right for all labels, so that one can only be proposed. */
export function areApart(waters: readonly Range[]): boolean {
  const [rate] = ratesOf(waters)
  return rate !== undefined && !waters.every(water => allows(rate, water))
}

/** The water of labels, for a unit of land. */
export const watersOf = (uses: readonly FieldUse[], unit: AreaUnit) =>
  uses.flatMap(({ water }) => (water ? waterOn(water, unit) : []))

/** The same water for another unit of land, to a tenth of a litre; a limit of a label stays that limit. */
function converted(
  water: number,
  { unit, chosen, waters }: { unit: AreaUnit; chosen: AreaUnit; waters: readonly Range[] }
): number {
  const [limit] = waters.flatMap(range => limitMeant({ area: 1, unit, water }, range) ?? [])
  const rate = times(limit ?? dividedBy(fraction(water), areas[unit]), areas[chosen])
  return nearest(rate, 1)
}
