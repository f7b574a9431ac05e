import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ASSETS_DIR } from '#assets/folder.ts'
import { makeOrdered, orderFile } from '#assets/ordered-file.ts'
import { publish } from '#assets/publish.ts'
import type { Picture } from './drawing.ts'
import { imageOf, rasterise } from './rasterise.ts'

/** All that the bytes of a bitmap depend on: the kept file of its drawing, and its width in pixels. */
type BitmapOrder = { bitmap: string; width: number }

/**
 * A drawing as PNG of this width, for programs that read no SVG. It is made while its page is rendered, because the page
 * names its size in bytes; a drawing of land takes a second, so few pages should ask for different ones.
 */
export async function bitmapOf({ src }: Picture, width: number): Promise<Picture> {
  const drawing = basename(src)
  const order: BitmapOrder = { bitmap: drawing, width }
  const file = orderFile(drawing.split('.')[0] ?? '', 'png', order)
  await makeOrdered(file, drawBitmap)
  return { src: publish(file), width, height: heightOfPng(file) }
}

/** As its header says: a computed height may be rounded otherwise. */
const heightOfPng = (file: string) => readFileSync(join(ASSETS_DIR, file)).readUInt32BE(20)

export const isBitmapOrder = (order: object): order is BitmapOrder => 'bitmap' in order

/** A layout program places a picture by its dots an inch; without them, one of 3000 pixels is 3 m wide. */
const IN_PRINT = { density: 300 }

/** No colour is lost: the picture is printed. */
export async function drawBitmap(order: unknown): Promise<Uint8Array> {
  const { bitmap, width } = order as BitmapOrder
  const pixels = await rasterise(readFileSync(join(ASSETS_DIR, bitmap)), width)
  return imageOf(pixels).png({ compressionLevel: 9 }).withMetadata(IN_PRINT).toBuffer()
}
