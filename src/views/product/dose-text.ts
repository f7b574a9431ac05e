import { oncePer } from '#lib/once-per.ts'
import { remember } from '#lib/remember.ts'
import { quantityText } from '#lib/typography/bind-figures.ts'
import { withRangeDash } from '#lib/typography/range-dash.ts'
import type { Tree } from '#tree/build-tree.ts'
import type { Dose } from '#tree/product.ts'
import { onOwnLand, withOwn } from '#views/field/land-units.ts'
import { exactNumbers } from '#views/text/formats.ts'

/** Kept by value: few different doses exist, and formatting a range is slow. */
const rangesOf = oncePer((tree: Tree) => {
  const numbers = exactNumbers(tree.locale)
  return remember(range => {
    const [from = 0, to = from] = range.split(' ').map(Number)
    if (from === to) return numbers.format(from)
    return withRangeDash(numbers.formatRange(from, to), tree.locale)
  }, 500)
})

export function rangeText(tree: Tree, { from, to }: { from: number; to: number }): string {
  return rangesOf(tree)(`${from} ${to}`)
}

/** A dose in one line: `1.2–1.6 L/ha`. */
export function doseText(
  tree: Tree,
  {
    dose_min: from,
    dose_max: to,
    dose_unit: unit
  }: Pick<Dose, 'dose_min' | 'dose_max' | 'dose_unit'>
): string {
  return quantityText(rangeText(tree, { from, to }), unit, tree.dir)
}

/** The same behind the growers' own unit of land: `80 mL/rai (0.5 L/ha)`. */
export const doseOnLandText = (tree: Tree, dose: Dose): string =>
  withOwn(tree, onOwnLand(tree, dose), doseText(tree, dose))
