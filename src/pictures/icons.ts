import { backdrop, svg } from './art/base/svg.ts'
import { markShapes } from './art/brand/mark.ts'
import { CHALK, SPRUCE } from '#lib/colours.ts'
import { isPicture, type Mark, PICTURE_SIDES } from '#lib/mark.ts'
import { imageOf, rasterise } from './rasterise.ts'

/** `share` is the part of the side that the mark takes: only the middle four fifths of a maskable icon are safe. */
type Icon = { size: number; share: number }

/** The icons that must be bitmaps: for home screens, which crop and round them. */
export const icons = {
  'apple-touch-icon': { size: 180, share: 0.66 },
  'icon-192': { size: 192, share: 0.72 },
  'icon-512': { size: 512, share: 0.72 },
  'maskable-512': { size: 512, share: 0.54 }
} as const satisfies Record<string, Icon>

/** The mark without a background: for tabs, which may be dark. */
export function iconDrawing(mark: Mark): string {
  if (isPicture(mark)) {
    const side = PICTURE_SIDES.small
    return svg({ width: side, height: side }, markShapes(mark, { x: 0, y: 0, side, colour: '' }))
  }
  const style = `<style>.ink{fill:${SPRUCE}}@media (prefers-color-scheme: dark){.ink{fill:${CHALK}}}</style>`
  const shapes = markShapes(mark, { x: 0, y: 0, side: mark.side, colour: 'ink' })
  const size = { width: mark.side, height: mark.side }
  return svg(size, style + shapes.replaceAll('fill="ink"', 'class="ink"'))
}

/** A picture has its own margin and background, so it may be this much larger. */
const PICTURE_SCALE = 1.3

export async function iconPixels(mark: Mark, { size, share }: Icon): Promise<Buffer> {
  const side = Math.min(size, Math.round(size * share * (isPicture(mark) ? PICTURE_SCALE : 1)))
  const inset = Math.round((size - side) / 2)
  const sheet = { width: size, height: size }
  const drawing = svg(
    sheet,
    backdrop(sheet, isPicture(mark) ? mark.plate : SPRUCE) +
      markShapes(mark, { x: inset, y: inset, side, colour: CHALK })
  )
  return imageOf(await rasterise(drawing))
    .png({ palette: true })
    .toBuffer()
}

const FAVICON = { size: 48, share: 0.8 }

/** An .ico file with one PNG: crawlers and old readers request it, whatever a page says. */
export async function favicon(mark: Mark): Promise<Buffer> {
  const png = await iconPixels(mark, FAVICON)
  const header = Buffer.alloc(22)
  const [type, pictures, planes, bits] = [1, 1, 1, 32]
  header.writeUInt16LE(type, 2)
  header.writeUInt16LE(pictures, 4)
  header.writeUInt8(FAVICON.size, 6)
  header.writeUInt8(FAVICON.size, 7)
  header.writeUInt16LE(planes, 10)
  header.writeUInt16LE(bits, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
