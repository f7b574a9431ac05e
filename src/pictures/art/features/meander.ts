import { range } from '#art/base/list.ts'
import { add, frameOf, type Point } from '#art/base/vector.ts'
import type { Random } from '#art/base/random.ts'
import type { Sheet } from '#art/fields/sheet.ts'

const STEPS = 16
/** In diagonals of the sheet: so long that both ends are outside it, wherever the middle is. */
const LENGTH = 1.6
/** More is more bends. */
const BENDS = 1.3

/** Three waves, each shorter and weaker than the one before: the sideways deviation of a river, from -1 to 1. */
export function wave({ between }: Random): (share: number) => number {
  const swells = range(3).map(index => ({
    turns: between(0.6, 1.6) * (index + 1) * 3.2,
    phase: between(0, 6.28),
    strength: between(0.5, 1) / (index + 1)
  }))
  return share =>
    swells.reduce((sum, { turns, phase, strength }) => {
      return sum + strength * Math.sin(turns * share + phase)
    }, 0) / 1.6
}

/** The course of a river that crosses the sheet. */
export function meander(sheet: Sheet): Point[] {
  const { width, height, scale } = sheet
  const random = sheet.random('river')
  const { between, pick } = random
  const stray = wave(random)
  const bearing = pick([between(-35, 35), between(-60, -20), between(20, 60), between(100, 130)])
  const { along, across } = frameOf(bearing)
  const centre: Point = [width * between(0.35, 0.75), height * between(0.35, 0.7)]
  const reach = Math.hypot(width, height) * LENGTH
  const swing = Math.min(width, height) * between(0.1, 0.2)
  const [turns, phase] = [between(10, 16), between(0, 6.28)]
  const course = range(STEPS + 1).map(step => {
    const place = step / STEPS
    const share = place * BENDS
    const aside = swing * (stray(share) + 0.45 * Math.sin(turns * share + phase))
    return add(add(centre, along, (place - 0.5) * reach), across, aside)
  })
  const margin = 300 * scale
  const seen = course.filter(([x, y]) => {
    return x > -margin && x < width + margin && y > -margin && y < height + margin
  })
  return seen.length > 3 ? seen : course
}
