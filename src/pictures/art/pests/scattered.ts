import type { Random } from '#art/base/random.ts'
import type { Point } from '#art/base/vector.ts'

type Area = { x: Point; y: Point; apart: number; except?: readonly (readonly [Point, number])[] }

/** Places in an area that keep apart from each other and from `except`, and from the text at its top left. */
export function scattered(
  count: number,
  { x, y, apart, except = [] }: Area,
  random: Random
): Point[] {
  const places: Point[] = []
  for (let tries = 0; places.length < count && tries < count * 14; tries++) {
    const place: Point = [Math.round(random.between(...x)), Math.round(random.between(...y))]
    const isFree = ([other, distance]: readonly [Point, number]) =>
      Math.hypot(place[0] - other[0], place[1] - other[1]) > distance
    const taken = places.map((other): readonly [Point, number] => [other, apart])
    if ([...taken, ...except].every(isFree) && !isUnderText(place, random)) places.push(place)
  }
  return places
}

/** Whether the title of the page, which ends on a slope, its menu, or the text of a mark covers a place. */
const isUnderText = ([x, y]: Point, { between }: Random) =>
  y < 560 - Math.max(0, x - 420) * 0.64 + between(-60, 60) ||
  (y < 210 + between(-30, 30) && x < 1300) ||
  y < 40 ||
  (x > 1030 && x < 1440 && y > 150 && y < 390) ||
  (x > 260 && x < 610 && y > 690)
