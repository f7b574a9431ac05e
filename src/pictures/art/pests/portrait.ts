import { random } from '#art/base/random.ts'
import { svg } from '#art/base/svg.ts'
import { seasons } from '#art/colour/seasons.ts'
import { caterpillar } from './caterpillar.ts'
import { leaf } from './leaf.ts'
import { patch } from './patch.ts'

const LEAF = { width: 1600, height: 860, above: 340 }

/** Pests that have a portrait, by their Latin name. */
const portraits = new Map([['spodoptera frugiperda', caterpillar]])

export function hasPortrait(latinName: string): boolean {
  return portraits.has(latinName.trim().toLowerCase())
}

/** The pest on its leaf; without a portrait, rows of the crop with a bare patch. */
export function pestPortrait(latinName: string): string {
  const { width, height, above } = LEAF
  const size = { width, height: above + height }
  const drawn = portraits.get(latinName.trim().toLowerCase())
  if (!drawn) return patch({ seed: latinName, palette: seasons.spring, ...size })
  const sheet = leaf(LEAF, random(latinName)) + drawn()
  return svg(size, `<g transform="translate(0 ${above})">${sheet}</g>`)
}
