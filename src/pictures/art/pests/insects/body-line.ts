import { range } from '#art/base/list.ts'
import { rounded } from '#art/base/path.ts'
import { add, normal, subtract, unit, type Point } from '#art/base/vector.ts'

const STEPS = 24

/** The middle of the caterpillar: 0 is the tail, 1 the head. The second mark is on the head. */
export function spine(share: number): Point {
  return [428 + share * 888, 604 + 46 * Math.sin(share * 4.4 + 0.3) - 40 * share]
}

/** The direction of the caterpillar at a place. */
export function heading(share: number): Point {
  return unit(subtract(spine(share + 0.004), spine(share - 0.004)))
}

/** A place beside the spine. */
export function beside(share: number, distance: number): Point {
  return rounded(add(spine(share), normal(heading(share)), distance))
}

/** A line along the body at a distance from the spine, closing in towards the tail and the head. */
export function stripe(distance: number, from = 0): string {
  const points = range(STEPS + 1).map(step => {
    const share = from + ((1 - from) * step) / STEPS
    const fullness = 0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.95))
    return beside(share, distance * fullness).join(' ')
  })
  return `M${points.join('L')}`
}
