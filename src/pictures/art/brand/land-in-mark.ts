import { idOf } from '#art/base/random.ts'
import { nest, svg } from '#art/base/svg.ts'
import { fields } from '#art/fields.ts'
import type { ShapeMark } from '#lib/mark.ts'
import type { Palette } from '#art/colour/palette.ts'

const SIZE = 900

/** A disc, for a brand without a mark. */
const disc: ShapeMark = { side: 40, shapes: [{ d: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z' }] }

/** Terraced land inside the shapes of the mark. Shapes with a colour of their own keep it. */
export function landInMark(
  seed: string,
  palette: Palette,
  { side, shapes }: ShapeMark = disc
): string {
  const size = { width: SIZE, height: SIZE }
  const id = idOf('mark', seed, palette.verge)
  const land = fields({ seed, scene: 'terraces', palette, ...size, scale: 1.15, detail: 1 })
  const paths = shapes.map(({ d, colour, transform = '' }) => {
    const path = `<path transform="scale(${SIZE / side}) ${transform}" d="${d}"`
    return { colour, path }
  })
  const windows = paths.filter(({ colour }) => colour === undefined)
  const inks = paths.filter(({ colour }) => colour !== undefined)
  return svg(
    size,
    `<clipPath id="${id}">${windows.map(({ path }) => `${path}/>`).join('')}</clipPath><g clip-path="url(#${id})">${nest(land, { x: 0, y: 0, ...size })}</g>${inks.map(({ path, colour = '' }) => `${path} fill="${colour}"/>`).join('')}`
  )
}
