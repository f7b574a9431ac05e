import { repeat } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { numbers, rounded } from '#art/base/path.ts'
import { add, direction, normal, type Point } from '#art/base/vector.ts'

export type PlantLook = {
  leaves: number
  length: number
  width: number
  tones: readonly string[]
  /** Three leaflets on a stalk, as beans have; maize has a blade. */
  isTrefoil?: true
}

/** A plant from above: a star of leaves. */
export function plant({ leaves, length, width, tones, isTrefoil }: PlantLook, random: Random) {
  const start = random.next() * 360
  const leaf = isTrefoil ? trefoil : blade
  return repeat(leaves, index => {
    const turn = Math.round(start + (index * 360) / leaves + random.next() * 18)
    const reach = Math.round(length * random.between(0.85, 1.15))
    const tone = tones[index % tones.length] ?? ''
    return `<path fill="${tone}" transform="rotate(${turn})" d="${leaf(reach, width)}"/>`
  })
}

function blade(length: number, width: number): string {
  const [third, most, belly] = [length * 0.3, length * 0.75, width * 0.6].map(Math.round)
  return `M0 0C${third} ${-width} ${most} ${-width} ${length} 0C${most} ${belly} ${third} ${width} 0 0z`
}

function trefoil(length: number, width: number): string {
  const node: Point = [length * 0.4, 0]
  const leaflets = [-80, 0, 80].map(degrees => {
    const along = direction(degrees)
    const at = (share: number, aside: number) =>
      rounded(add(add(node, along, length * share), normal(along), width * aside))
    const [stalk, tip] = [at(0, 0), at(0.6, 0)]
    const sides = [1, -1].map(side => [at(0.1, side), at(0.5, side * 0.8)] as const)
    return sides
      .map(([near, far]) => `M${numbers(stalk)}C${numbers([...near, ...far, ...tip])}`)
      .join('')
  })
  return leaflets.join('')
}
