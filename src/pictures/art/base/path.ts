import type { Polygon } from './polygon.ts'
import type { Point } from './vector.ts'

/** Numbers in SVG's shortest notation: a minus sign separates them like a space. */
export function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

export function rounded([x, y]: Point): Point {
  return [Math.round(x) + 0, Math.round(y) + 0]
}

/** A straight line between two points. */
export function segment(from: Point, to: Point): string {
  const [start, end] = [rounded(from), rounded(to)]
  return `M${numbers(start)}l${numbers([end[0] - start[0], end[1] - start[1]])}`
}

/** The cut of a polygon as a path; empty where the line missed it. */
export function edgePath([from, to]: readonly Point[]): string {
  return from && to ? segment(from, to) : ''
}

/** A closed shape in whole numbers; empty when rounding leaves fewer than three corners. */
export function polygonPath(polygon: Polygon): string {
  const corners = polygon.map(rounded).filter(differsFromLast)
  const [first, ...rest] = corners
  if (!first || corners.length < 3) return ''
  let last = first
  const steps = rest.flatMap(corner => {
    const step = [corner[0] - last[0], corner[1] - last[1]]
    last = corner
    return step
  })
  return `M${numbers(first)}l${numbers(steps)}z`
}

function differsFromLast(corner: Point, index: number, corners: readonly Point[]): boolean {
  const last = corners[index - 1]
  return last?.[0] !== corner[0] || last[1] !== corner[1]
}
