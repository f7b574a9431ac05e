import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { fields } from '#art/fields.ts'
import { POPPY } from '#lib/colours.ts'
import { MARK_FIELD, MARK_TURN, MARK_VANE } from './mark.ts'
import type { Palette } from '#art/colour/palette.ts'

const SIZE = 900
const TURN = `scale(${SIZE / 40})${MARK_TURN}`

/** The mark as a window on terraced land, like a culture in its dish. */
export function dish(seed: string, palette: Palette): string {
  const size = { width: SIZE, height: SIZE }
  const id = idOf('dish', seed, palette.verge)
  const land = fields({ seed, scene: 'terraces', palette, ...size, scale: 1.15, detail: 1 })
  return svg(
    size,
    `<clipPath id="${id}"><path transform="${TURN}" d="${MARK_FIELD}"/></clipPath><g clip-path="url(#${id})">${nest(land, { x: 0, y: 0, ...size })}</g><path transform="${TURN}" fill="${POPPY}" d="${MARK_VANE}"/>`
  )
}
