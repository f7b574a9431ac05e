import { numbers, rounded } from '#art/base/path.ts'
import { INK } from '#lib/colours.ts'
import { bothSides, line, points } from '#art/pests/brush.ts'
import type { Point } from '#art/base/vector.ts'

/** Legs and feelers on both sides, each by the points of its joints; thick at the body and thin at the end. */
export function limbs(all: readonly string[], width: number, colour = INK): string {
  const joints = all.map(points)
  const thick = joints.map(limb => path(limb.slice(0, -1))).join('')
  const whole = joints.map(path).join('')
  return bothSides(line(colour, width, thick) + line(colour, width * 0.5, whole))
}

const path = (limb: readonly Point[]) => `M${limb.map(at => numbers(rounded(at))).join('L')}`
