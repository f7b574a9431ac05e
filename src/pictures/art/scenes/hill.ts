import { loop } from '#art/base/curve.ts'
import { cyclic, range, repeat } from '#art/base/list.ts'
import { toOklch } from '#art/colour/oklch.ts'
import type { Point } from '#art/base/vector.ts'
import type { Crop } from '#art/colour/palette.ts'
import type { Sheet } from '#art/fields/sheet.ts'

const CORNERS = 8

/** Nested closed curves, each one smaller and shifted; crops from light to dark and back. */
export function hillShape(sheet: Sheet, shape: number): string {
  const { between, below, chance } = sheet.random(`hill ${shape}`)
  const levels = 6 + below(3)
  const [oval, triangle] = [between(0.07, 0.2), between(0.04, 0.12)]
  const [ovalTurn, triangleTurn] = [between(0, 6.28), between(0, 6.28)]
  const drift: Point = [between(-50, 50), between(-46, 10)]
  const tones = byLightness(sheet.crops)
  const [first, step] = [below(tones.length), chance(0.5) ? 1 : -1]
  const summit = chance(0.4) ? sheet.choose() : undefined

  return repeat(levels, level => {
    const size = 1 - level / levels
    const edge = range(CORNERS).map((corner): Point => {
      const turn = (corner / CORNERS) * 2 * Math.PI
      const bulge =
        oval * Math.cos(2 * turn + ovalTurn + level * 0.14) +
        triangle * Math.cos(3 * turn + triangleTurn - level * 0.2)
      const radius = 240 * size * (1 + bulge)
      const [x, y] = [radius * 1.32 * Math.cos(turn), radius * 0.8 * Math.sin(turn)]
      return [drift[0] * (1 - size) + x, drift[1] * (1 - size) + y]
    })
    const isTop = level === levels - 1
    const terrace = cyclic(tones, first + step * level)
    const crop = isTop ? (summit ?? terrace) : terrace
    return `<path fill="${sheet.paint.colour(crop)}" d="${loop(edge)}"/>`
  })
}

/** The crops from dark to light and back, as a cycle. */
function byLightness(crops: readonly Crop[]): readonly Crop[] {
  const rising = crops
    .map(crop => ({ crop, lightness: toOklch(crop.colour).lightness }))
    .sort((one, other) => one.lightness - other.lightness)
    .map(({ crop }) => crop)
  return [...rising, ...rising.slice(1, -1).reverse()]
}
