import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'

export type PlantLook = { leaves: number; length: number; width: number; tones: readonly string[] }

/** A maize plant from above: a star of bent leaves. */
export function plant({ leaves, length, width, tones }: PlantLook, random: Random): string {
  const start = random.next() * 360
  return range(leaves)
    .map(index => {
      const turn = Math.round(start + (index * 360) / leaves + random.next() * 18)
      const reach = Math.round(length * random.between(0.85, 1.15))
      const tone = tones[index % tones.length] ?? ''
      return `<path fill="${tone}" transform="rotate(${turn})" d="${leaf(reach, width)}"/>`
    })
    .join('')
}

function leaf(length: number, width: number): string {
  const [third, most, belly] = [length * 0.3, length * 0.75, width * 0.6].map(Math.round)
  return `M0 0C${third} ${-width} ${most} ${-width} ${length} 0C${most} ${belly} ${third} ${width} 0 0z`
}
