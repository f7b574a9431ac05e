import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { ASSETS_DIR } from '#assets/folder.ts'
import { makeOrdered, orderFile } from '#assets/ordered-file.ts'
import { publish } from '#assets/publish.ts'
import type { Picture } from './drawing.ts'

/** All that the bytes of a bitmap depend on: the kept file of its drawing, and the pixels of both. */
type BitmapOrder = { bitmap: string; from: number; width: number }

/** The dots an inch for which a drawing states its sides. */
const DENSITY = 72

/**
 * A drawing as PNG of this width, for programs that read no SVG. It is made while its page is rendered, because the page
 * names its size in bytes; a drawing of land takes seconds, so few pages should ask for different ones.
 */
export async function bitmapOf({ src, ...size }: Picture, width: number): Promise<Picture> {
  const drawing = basename(src)
  const order: BitmapOrder = { bitmap: drawing, from: size.width, width }
  const file = orderFile(drawing.split('.')[0] ?? '', 'png', order)
  await makeOrdered(file, drawBitmap)
  return { src: publish(file), width, height: Math.round((size.height * width) / size.width) }
}

export const isBitmapOrder = (order: object): order is BitmapOrder => 'bitmap' in order

export function drawBitmap(order: unknown): Promise<Uint8Array> {
  const { bitmap, from, width } = order as BitmapOrder
  return sharp(readFileSync(join(ASSETS_DIR, bitmap)), { density: (DENSITY * width) / from })
    .resize({ width })
    .png({ palette: true })
    .toBuffer()
}
