import { svg } from './base/svg.ts'
import { spreadSheet } from './fields/sheet.ts'
import { passes } from './passes/passes.ts'
import { scenes } from './scenes/scenes.ts'
import type { SheetOptions } from './fields/sheet.ts'
import type { PassName } from './passes/passes.ts'
import type { SceneName } from './scenes/scenes.ts'

export type FieldOptions = SheetOptions & { scene: SceneName; pass?: PassName }

/**
 * Farmland from above, drawn from a seed: the same seed gives the same field, for ever.
 *
 * 1. **Chance.** The seed is hashed (FNV-1a) and starts a generator (mulberry32), one for each
 *    concern: a hedge more never moves a road. Nothing else is random.
 * 2. **Sheet.** The scene allows a range of directions; the seed chooses one that all land follows.
 *    The palette's ten crops are shuffled. A crop is chosen for a place by two slow waves plus
 *    chance, so colour comes in fronts.
 * 3. **Land.** A scene divides the sheet. Bocage, strips, steppe, groves and paddies cut convex
 *    polygons in two until they are small; the first cuts are roads, later ones hedges. Township is
 *    a grid with pivots, longlots run back from a river, contour paints bands back to front,
 *    terraces stamp seven hills over a brick grid.
 * 4. **Ground.** Each crop is a pattern for each direction of its rows, rounded to 3°. Areas with
 *    the same fill are one path: whole numbers, relative steps, a few KB compressed.
 * 5. **Pass.** `full` adds hedges, water, farms and a tractor, then light from the upper left;
 *    `flat` is the colour plan and `line` the survey of the very same land.
 *
 * The sheet is decoration: it holds no text, and its ids come from the seed and the size, so two
 * sheets may stand in one page.
 */
export function fields(options: FieldOptions): string {
  const { turn, draw } = scenes[options.scene]
  const pass = passes[options.pass ?? 'full']
  const sheet = spreadSheet(options, turn, pass.paint)
  return svg(sheet, pass.finish(sheet, draw(sheet)))
}
