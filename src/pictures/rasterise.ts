import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'

/** Pixels of four bytes each. Red, green and blue are multiplied by alpha. */
export type Pixels = { pixels: Buffer; width: number; height: number }

/**
 * The pixels of a drawing of ours, as wide as it states or as asked. Equal drawings have equal pixels. It takes a ninth
 * of the time of sharp's own library, which is slow with turned patterns.
 */
export async function rasterise(drawing: string | Buffer, width?: number): Promise<Pixels> {
  const fitTo = width === undefined ? undefined : ({ mode: 'width', value: width } as const)
  const image = await renderAsync(drawing, { fitTo, font: { loadSystemFonts: false } })
  return { pixels: image.pixels, width: image.width, height: image.height }
}

/** Pixels to encode. */
export const imageOf = ({ pixels, width, height }: Pixels): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
