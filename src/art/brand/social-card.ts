import { furrowed } from '#art/base/lean.ts'
import { backdrop, nest, svg } from '#art/base/svg.ts'
import { fields } from '#art/fields.ts'
import { markShapes } from './mark.ts'
import { WORDMARK, WORDMARK_SIZE } from './wordmark.ts'
import type { Palette } from '#art/colour/palette.ts'
import type { SceneName } from '#art/scenes/scenes.ts'

type SocialCardOptions = {
  seed: string
  scene: SceneName
  palette: Palette
  /** The plate's colour: spruce, or a family's. */
  ground?: string
  /** The colour of what stands on the plate. */
  lettering?: string
}

const SIZE = { width: 1200, height: 630 }

/** The picture that a shared link shows: land, a plate with furrows, the brand. It needs no font to become pixels. */
export function socialCard(options: SocialCardOptions): string {
  const { seed, scene, palette, ground = '#0c3527', lettering = '#f7f7f1' } = options
  const land = fields({ seed, scene, palette, ...SIZE })
  const plate = furrowed({ left: 0, right: 716, top: 300, bottom: 630 }, 28)
  const scale = 112 / WORDMARK_SIZE.height
  return svg(
    SIZE,
    `${backdrop(SIZE, palette.verge)}${nest(land, { x: 0, y: 0, ...SIZE })}<path fill="${ground}" d="${plate}"/><g transform="translate(62 338)scale(2.9)">${markShapes(lettering)}</g><path transform="translate(64 474)scale(${scale.toFixed(3)})" fill="${lettering}" d="${WORDMARK}"/>`
  )
}
