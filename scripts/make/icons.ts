import sharp from 'sharp'
import { backdrop, nest, svg } from '#art/base/svg.ts'
import { brandMark } from '#art/brand/mark.ts'

// The icons that need pixels: for home screens, which cut and round them as they like.
const SPRUCE = '#0c3527'
const CHALK = '#f7f7f1'

/** `share` is how much of the side the mark takes: of a maskable icon only the middle four fifths are safe. */
const icons = [
  { file: 'apple-touch-icon', size: 180, share: 0.66 },
  { file: 'icon-192', size: 192, share: 0.72 },
  { file: 'icon-512', size: 512, share: 0.72 },
  { file: 'maskable-512', size: 512, share: 0.54 }
]

for (const { file, size, share } of icons) {
  const side = Math.round(size * share)
  const inset = Math.round((size - side) / 2)
  const sheet = { width: size, height: size }
  const mark = nest(brandMark(CHALK), { x: inset, y: inset, width: side, height: side })
  const drawing = svg(sheet, backdrop(sheet, SPRUCE) + mark)
  await sharp(Buffer.from(drawing)).png({ palette: true }).toFile(`public/${file}.png`)
}
