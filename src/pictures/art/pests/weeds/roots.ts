import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { away, line } from '#art/pests/brush.ts'
import { numbers, rounded } from '#art/base/path.ts'
import type { Point } from '#art/base/vector.ts'

/** A tuft of the crop above the ground, and its roots below. */
export function roots(foot: Point, random: Random, size = 1): string {
  const hairs = range(11).map(index =>
    root(foot, 26 + index * 12.8, random.between(200, 430) * size, random)
  )
  const blades = range(7).map(index => {
    const tip = rounded(away(foot, 205 + index * 21, random.between(190, 270) * size))
    return `M${numbers(rounded(foot))}Q${Math.round((foot[0] + tip[0]) / 2)} ${Math.round(tip[1] + 30)} ${numbers(tip)}`
  })
  return [
    line('#8b5e2f', 13 * size, hairs.join('')),
    line('#f3e3b8', 8 * size, hairs.join('')),
    line('#1f6440', 30 * size, blades.join('')),
    line('#4b8f4a', 17 * size, blades.join(''))
  ].join('')
}

function root(foot: Point, degrees: number, length: number, { between }: Random): string {
  const bend = rounded(away(foot, degrees + between(-14, 14), length * 0.55))
  const tip = rounded(away(bend, degrees + between(-8, 30), length * 0.45))
  return `M${numbers(rounded(foot))}Q${numbers(bend)} ${numbers(tip)}`
}
