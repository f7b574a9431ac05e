import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { backdrop, nest, svg } from '#art/base/svg.ts'
import { brandMark } from '#art/brand/mark.ts'
import { CHALK, SPRUCE } from '#lib/colours.ts'

// The icons that need pixels: for home screens, which cut and round them as they like.

/** `share` is how much of the side the mark takes: of a maskable icon only the middle four fifths are safe. */
const icons = [
  { file: 'apple-touch-icon', size: 180, share: 0.66 },
  { file: 'icon-192', size: 192, share: 0.72 },
  { file: 'icon-512', size: 512, share: 0.72 },
  { file: 'maskable-512', size: 512, share: 0.54 }
]

for (const { file, size, share } of icons)
  await draw(size, share).png({ palette: true }).toFile(`public/${file}.png`)

// Crawlers and old readers ask for it, whatever a page says.
const FAVICON = 48
await writeFile('public/favicon.ico', ico(await draw(FAVICON, 0.8).png().toBuffer(), FAVICON))

function draw(size: number, share: number) {
  const side = Math.round(size * share)
  const inset = Math.round((size - side) / 2)
  const sheet = { width: size, height: size }
  const mark = nest(brandMark(CHALK), { x: inset, y: inset, width: side, height: side })
  const drawing = svg(sheet, backdrop(sheet, SPRUCE) + mark)
  return sharp(Buffer.from(drawing))
}

/** An .ico file of one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  const [type, pictures, planes, bits] = [1, 1, 1, 32]
  header.writeUInt16LE(type, 2)
  header.writeUInt16LE(pictures, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(planes, 10)
  header.writeUInt16LE(bits, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
