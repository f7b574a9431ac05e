import { svg } from './base/svg.ts'
import { spreadSheet, type SheetOptions } from './fields/sheet.ts'
import { passes, type PassName } from './passes/passes.ts'
import { scenes, type SceneName } from './scenes/scenes.ts'

export type FieldOptions = SheetOptions & { scene: SceneName; pass?: PassName }

/**
 * Farmland from above, drawn from a seed: the same seed gives the same field, for ever.
 *
 * 1. **Chance.** The seed is hashed (FNV-1a) and starts a generator (mulberry32), one for each
 *    concern: one more hedge does not move a road. Nothing else is random.
 * 2. **Sheet.** The scene allows a range of directions; the seed chooses one that all land follows.
 *    The palette's ten crops are shuffled. A crop is chosen for a place by two slow waves plus
 *    chance, so neighbouring fields have similar colours.
 * 3. **Land.** A scene divides the sheet. Bocage, strips, steppe, groves and paddies cut convex
 *    polygons in two until they are small; the first cuts are roads, later ones hedges. Township is
 *    a grid with pivots, longlots run back from a river, contour paints bands from back to front,
 *    terraces repeat drawings of seven hills in staggered rows.
 * 4. **Ground.** Each crop is a pattern for each direction of its rows, rounded to 3°. Areas with
 *    the same fill are one path: whole numbers, relative steps, a few KB compressed.
 * 5. **Pass.** `full` adds hedges, water, farms and a tractor, then light from the upper left;
 *    `flat` shows the same land in plain colours, `line` as a survey.
 *
 * A drawing is decoration and contains no text. Its ids come from the seed and the size, so one
 * page may contain two drawings.
 */
export function fields(options: FieldOptions): string {
  const { turn, draw } = scenes[options.scene]
  const pass = passes[options.pass ?? 'full']
  const sheet = spreadSheet(options, turn, pass.paint)
  return svg(sheet, pass.finish(sheet, draw(sheet)))
}
