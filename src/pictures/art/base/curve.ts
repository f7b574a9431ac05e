import { clamped, cyclic, range } from './list.ts'
import { numbers, rounded } from './path.ts'
import { add, subtract, type Point } from './vector.ts'

/** A smooth line through all points (Catmull-Rom), as relative cubics in whole numbers. */
export function curve(points: readonly Point[]): string {
  return through(points.length - 1, index => clamped(points, index))
}

/** A smooth closed shape through all points. */
export function loop(points: readonly Point[]): string {
  return `${through(points.length, index => cyclic(points, index))}z`
}

function through(count: number, pointAt: (index: number) => Point): string {
  const start = rounded(pointAt(0))
  let pen = start
  const steps = range(count).flatMap(index => {
    const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map(pointAt) as Four
    const leaving = add(from, subtract(to, before), 1 / 6)
    const arriving = add(to, subtract(after, from), -1 / 6)
    const step = [leaving, arriving, to].map(rounded).flatMap(point => subtract(point, pen))
    pen = rounded(to)
    return step
  })
  return `M${numbers(start)}c${numbers(steps)}`
}

type Four = [Point, Point, Point, Point]
