import { clamped, range } from '#art/base/list.ts'
import { middle } from '#art/base/polygon.ts'
import { between as blend, normal, subtract, unit, type Point } from '#art/base/vector.ts'
import { wave } from '#art/features/meander.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** A river from edge to edge, and at each point the direction in which its lots run. */
export type Shore = { points: readonly Point[]; normals: readonly Point[] }

/** How much of the common direction each lot takes, so that distant lots do not overlap. */
const CALM = 0.62
/** On a portrait sheet, a river that rises further than this share of the width would make its lots overlap. */
const STEEPEST = 0.56

export function shore(sheet: Sheet, count: number): Shore {
  const { width, height } = sheet
  const random = sheet.random('shore')
  const stray = wave(random)
  const level = height * random.between(0.4, 0.6)
  const reach = Math.min(height, width * STEEPEST)
  const swing = reach * random.between(0.12, 0.2)
  const tilt = reach * random.between(-0.5, 0.5)
  const points = range(count + 5).map((index): Point => {
    const share = (index - 2) / count
    return [share * width, level + tilt * (share - 0.5) + swing * stray(share)]
  })
  const steep = points.map((_, index) => {
    return normal(unit(subtract(clamped(points, index + 2), clamped(points, index - 2))))
  })
  const common = middle(steep)
  return { points, normals: steep.map(own => unit(blend(own, common, CALM))) }
}
