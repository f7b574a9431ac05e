import { area, cut, middle, type Polygon } from '#art/base/polygon.ts'
import { polygonPath } from '#art/base/path.ts'
import { add, type Point } from '#art/base/vector.ts'
import type { Area } from './paint.ts'
import type { Sheet } from './sheet.ts'

/** A piece of land and the direction of its rows. */
export type Parcel = { polygon: Polygon; degrees: number }

/** A small overlap over the edge of the sheet, so that no seam shows there. */
const MARGIN = 3
const SMALLEST_VISIBLE = 60

/** The part of a convex polygon on the sheet, if any. */
export function visiblePart(polygon: Polygon, { width, height }: Sheet): Polygon {
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [0, 0],
      [-1, 0]
    ],
    [
      [0, 0],
      [0, -1]
    ],
    [
      [width, 0],
      [1, 0]
    ],
    [
      [0, height],
      [0, 1]
    ]
  ]
  return sides.reduce<Polygon>((rest, [corner, outward]) => {
    return rest.length < 3 ? [] : cut(rest, add(corner, outward, MARGIN), outward).near
  }, polygon)
}

/** Gives each visible parcel a crop. */
export function assignCrops(sheet: Sheet, parcels: readonly Parcel[]): Area[] {
  let crop: Area['crop'] | undefined
  return parcels.flatMap(({ polygon, degrees }) => {
    const seen = visiblePart(polygon, sheet)
    if (seen.length < 3 || area(seen) < SMALLEST_VISIBLE) return []
    crop = sheet.choose(crop, middle(seen))
    return [{ path: polygonPath(seen), crop, degrees }]
  })
}

/** Parcels that are completely visible and far from the edge, for a tractor or a farm. */
export function prominent(sheet: Sheet, parcels: readonly Parcel[]): readonly Parcel[] {
  const { width, height } = sheet
  return parcels.filter(({ polygon }) => {
    const [x, y] = middle(polygon)
    const isInside = x > width * 0.12 && x < width * 0.9 && y > height * 0.15 && y < height * 0.85
    return isInside && area(visiblePart(polygon, sheet)) > 0.9 * area(polygon)
  })
}
