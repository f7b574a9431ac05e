import { direction, dot, normal, type Point } from '#art/base/vector.ts'
import { CENTRAL_MERIDIAN, project } from '#art/map/equal-earth.ts'
import { MAP_TILT, ROW_PITCH } from '#art/map/world-map.ts'
import type { Place, Ring } from './read-atlas.ts'

const along = direction(MAP_TILT)
const across = normal(along)

/** A part of a row that lies on land. */
export type Run = { row: number; from: number; to: number }

/** A place on the map in the direction of the rows: along a row, and down. */
export function toRows(longitude: number, latitude: number): Point {
  const point = project(longitude, latitude)
  return [dot(point, along), dot(point, across)]
}

/** The outline on the map; an outline beyond the map's edge is moved to the other side as a whole. */
export function outline(ring: Ring): Point[] {
  const places = unbroken(ring)
  const mean = places.reduce((sum, [longitude]) => sum + longitude, 0) / places.length
  const shift = mean < CENTRAL_MERIDIAN - 180 ? 360 : mean > CENTRAL_MERIDIAN + 180 ? -360 : 0
  return places.map(([longitude, latitude]) => toRows(longitude + shift, latitude))
}

/** Counts beyond 180° where an outline crosses the date line. */
function unbroken(ring: Ring): Place[] {
  let last = ring[0]?.[0] ?? 0
  return ring.map(([longitude, latitude]) => {
    last = longitude + Math.round((last - longitude) / 360) * 360
    return [last, latitude]
  })
}

/** The parts of all rows on a polygon: land lies between odd and even crossings. */
export function rowsOn(rings: readonly (readonly Point[])[]): Run[] {
  const depths = rings.flat().map(([, y]) => y)
  const first = Math.ceil(Math.min(...depths) / ROW_PITCH)
  const last = Math.floor(Math.max(...depths) / ROW_PITCH)
  const runs: Run[] = []
  for (let row = first; row <= last; row++) {
    const crossings = rings.flatMap(ring => crossingsOf(ring, row * ROW_PITCH))
    crossings.sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      runs.push({ row, from: crossings[index] ?? 0, to: crossings[index + 1] ?? 0 })
    }
  }
  return runs
}

function crossingsOf(ring: readonly Point[], depth: number): number[] {
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    if (y <= depth === nextY <= depth) return []
    return [x + ((depth - y) / (nextY - y)) * (nextX - x)]
  })
}
