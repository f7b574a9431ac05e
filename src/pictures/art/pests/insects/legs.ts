import { numbers, rounded } from '#art/base/path.ts'
import { INK } from '#lib/colours.ts'
import { bothSides, line } from '#art/pests/brush.ts'

/** A leg or a feeler from the body outwards, by its joints. */
export type Limb = readonly (readonly [x: number, y: number])[]

/** Limbs on both sides, thick at the body and thin at the end. */
export function limbs(all: readonly Limb[], width: number, colour = INK): string {
  const thick = all.map(limb => path(limb.slice(0, -1))).join('')
  const whole = all.map(path).join('')
  return bothSides(line(colour, width, thick) + line(colour, width * 0.5, whole))
}

const path = (limb: Limb) => `M${limb.map(([x, y]) => numbers(rounded([x, y]))).join('L')}`
