import { cyclic } from './list.ts'
import { add, between, dot, subtract, type Frame, type Point } from './vector.ts'

/** A convex polygon. */
export type Polygon = readonly Point[]

/** The two sides of a cut, and the cut itself: two points, or none where the line misses. */
export type Cut = { near: Polygon; far: Polygon; edge: readonly Point[] }

/** Cuts by the line through a point; `near` is the side that the normal points away from. */
export function cut(polygon: Polygon, through: Point, normal: Point): Cut {
  const near: Point[] = []
  const far: Point[] = []
  const edge: Point[] = []
  polygon.forEach((corner, index) => {
    const next = cyclic(polygon, index + 1)
    const distance = dot(subtract(corner, through), normal)
    const nextDistance = dot(subtract(next, through), normal)
    const side = distance <= 0 ? near : far
    side.push(corner)
    if (distance <= 0 === nextDistance <= 0) return
    const crossing = between(corner, next, distance / (distance - nextDistance))
    near.push(crossing)
    far.push(crossing)
    edge.push(crossing)
  })
  return { near, far, edge }
}

export function area(polygon: Polygon): number {
  const twice = polygon.reduce((sum, corner, index) => {
    const next = cyclic(polygon, index + 1)
    return sum + corner[0] * next[1] - next[0] * corner[1]
  }, 0)
  return Math.abs(twice) / 2
}

/** The mean of the corners, near enough to the middle to place something there. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, point) => add(total, point), [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** The extent of a polygon along a direction. */
export function extent(polygon: Polygon, direction: Point): readonly [low: number, high: number] {
  const reach = polygon.map(corner => dot(corner, direction))
  return [Math.min(...reach), Math.max(...reach)]
}

/** The rectangle at a point, aligned with a frame. */
export function rectangle(start: Point, frame: Frame, length: number, width: number): Polygon {
  const end = add(start, frame.along, length)
  return [start, end, add(end, frame.across, width), add(start, frame.across, width)]
}
