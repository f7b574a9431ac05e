import sharp, { type SharpOptions } from 'sharp'
import { CHALK, SPRUCE } from '#lib/colours.ts'
import { PICTURE_SIDES, type PictureMark } from '#lib/mark.ts'

const MOST_BYTES = 2_000_000
/** A small file can claim thousands of millions of pixels; such a file is not read. */
const MOST_PIXELS = 4096 ** 2
const LEAST_SIDE = 96
/** The greatest ratio of the sides. A longer picture is lettering, which is illegible at the size of a mark. */
const LONGEST = 2
/** The margin around a cut-out and the radius of the plate's corners, as shares of its side. */
const EDGE = 0.12
const ROUND = 0.2

const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'warning' }

/**
 * A picture as a mark, or why it cannot be one. Its bytes are not trusted: only pixels that we encode are published.
 */
export async function readPicture(
  bytes: Buffer,
  type: 'svg' | 'pixels'
): Promise<PictureMark | { failure: string }> {
  if (bytes.length > MOST_BYTES) return { failure: `It has more than ${MOST_BYTES} bytes.` }
  try {
    const picture = await pixelsOf(bytes, type)
    const { width, height } = await sharp(picture).metadata()
    const sides = [width, height].toSorted((one, other) => one - other)
    const [short = 0, long = 0] = sides
    if (short < LEAST_SIDE) return { failure: `Its sides must be at least ${LEAST_SIDE} pixels.` }
    if (long > short * LONGEST)
      return { failure: `It must be no more than ${LONGEST} times as long as it is wide.` }
    return await markOf(picture)
  } catch (error) {
    return {
      failure: `It cannot be read: ${error instanceof Error ? error.message : String(error)}.`
    }
  }
}

/** Encodes any picture as PNG, upright and in sRGB. */
async function pixelsOf(bytes: Buffer, type: 'svg' | 'pixels'): Promise<Buffer> {
  const { width, height } = await sharp(bytes, options).metadata()
  const density = (72 * PICTURE_SIDES.large) / Math.min(width, height)
  const source = sharp(bytes, type === 'svg' ? { ...options, density } : options)
  return source.timeout({ seconds: 20 }).autoOrient().toColourspace('srgb').png().toBuffer()
}

async function markOf(picture: Buffer): Promise<PictureMark | { failure: string }> {
  const { isOpaque, channels } = await sharp(picture).stats()
  const differing = isOpaque ? channels : channels.slice(-1)
  if (differing.every(({ min, max }) => min === max)) return { failure: 'It shows nothing.' }
  const shown = isOpaque ? picture : await sharp(picture).trim().toBuffer()
  const plate = isOpaque ? await cornerOf(picture) : await groundFor(shown)
  const edge = isOpaque ? 0 : EDGE
  const [small, large] = await Promise.all(
    [PICTURE_SIDES.small, PICTURE_SIDES.large].map(side => tile(shown, { side, edge, plate }))
  )
  return { plate, small: small ?? '', large: large ?? '' }
}

/** An opaque picture brings its own background. */
async function cornerOf(picture: Buffer): Promise<string> {
  const corner = sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 })
  return hexOf(await corner.removeAlpha().raw().toBuffer())
}

/** The background on which a cut-out is visible, by its mean colour, which is that of the picture as one pixel. */
async function groundFor(cutOut: Buffer): Promise<string> {
  const mean = await sharp(cutOut).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const [red = 0, green = 0, blue = 0] = mean
  return 0.3 * red + 0.59 * green + 0.11 * blue < 144 ? CHALK : SPRUCE
}

const hexOf = (pixel: Buffer) => `#${pixel.toString('hex').slice(0, 6)}`

async function tile(
  picture: Buffer,
  { side, edge, plate }: { side: number; edge: number; plate: string }
): Promise<string> {
  const inner = Math.round(side * (1 - 2 * edge))
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const input = await sharp(picture)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .toBuffer()
  const corners = `<svg width="${side}" height="${side}"><rect width="100%" height="100%" rx="${side * ROUND}"/></svg>`
  const png = await sharp({ create: { width: side, height: side, channels: 4, background: plate } })
    .composite([{ input }, { input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
  return png.toString('base64')
}
