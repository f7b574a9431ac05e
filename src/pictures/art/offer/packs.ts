import { nest, svg } from '#art/base/svg.ts'
import type { PackKind } from '#art/packs/pack-kind.ts'
import { shapes } from '#art/packs/shapes.ts'
import { shelfPack } from '#art/packs/shelf-pack.ts'
import { OFFER } from './size.ts'

const SCALE = 0.84
const GAP = 22
const shown: [PackKind, number][] = [
  ['sachet', 2002],
  ['bottle', 2003],
  ['can', 2001]
]

/** Packs of three sizes, from a sachet to a can, on the lower edge. */
export function packs(seed: string): string {
  const widths = shown.map(([kind]) => shapes[kind].width * SCALE)
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  let x = (OFFER.width - total) / 2
  const drawn = shown.map(([kind, familyId], at) => {
    const width = widths[at] ?? 0
    const height = shapes[kind].height * SCALE
    const place = { x: Math.round(x), y: Math.round(OFFER.height - height), width, height }
    x += width + GAP
    return nest(shelfPack({ seed: `${seed}/${kind}`, kind, familyId }), place)
  })
  return svg(OFFER, drawn.join(''))
}
