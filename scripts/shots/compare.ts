import { existsSync, globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp, { type Raw } from 'sharp'

export type Difference = {
  picture: string
  /** Pixels that differ, including parts that only one picture has. */
  pixels: number
  note?: string
}

type Folders = { before: string; after: string; into: string }
type Frame = { data: Buffer; info: Raw }

/**
 * Pictures that differ between two folders, the largest difference first; differences are drawn into a third folder.
 */
export async function comparePictures({ before, after, into }: Folders): Promise<Difference[]> {
  for (const folder of [before, after])
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder} to compare.`)
  const pictures = new Set([before, after].flatMap(cwd => globSync('**/*.png', { cwd })))
  const differences: Difference[] = []
  // One pair at a time: a long page has 100 MB of pixels.
  for (const picture of [...pictures].toSorted()) {
    const difference = await compare(picture, { before, after, into })
    if (difference.pixels > 0) differences.push(difference)
  }
  return differences.toSorted((one, other) => other.pixels - one.pixels)
}

async function compare(picture: string, { before, after, into }: Folders): Promise<Difference> {
  const files = [join(before, picture), join(after, picture)] as const
  const missing = files.find(file => !existsSync(file))
  if (missing)
    return { picture, pixels: Infinity, note: `only in ${missing === files[0] ? after : before}` }
  const [one, other] = await Promise.all([readFrame(files[0]), readFrame(files[1])])
  if (one.data.equals(other.data)) return { picture, pixels: 0 }
  const size = {
    width: Math.max(one.info.width, other.info.width),
    height: Math.max(one.info.height, other.info.height)
  }
  const [padded, otherPadded] = await Promise.all([pad(one, size), pad(other, size)])
  const drawn = Buffer.alloc(padded.length)
  const pixels = pixelmatch(padded, otherPadded, drawn, size.width, size.height)
  if (pixels === 0) return { picture, pixels }
  const target = join(into, picture)
  await mkdir(dirname(target), { recursive: true })
  await sharp(drawn, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(target)
  const grown = other.info.height - one.info.height
  return {
    picture,
    pixels,
    ...(grown !== 0 && {
      note: `${Math.abs(grown)} px ${grown > 0 ? 'higher' : 'lower'} than before`
    })
  }
}

function readFrame(file: string): Promise<Frame> {
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** A part that only one picture has is transparent in the other. */
async function pad(frame: Frame, { width, height }: { width: number; height: number }) {
  return sharp(frame.data, { raw: frame.info })
    .extend({
      right: width - frame.info.width,
      bottom: height - frame.info.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 }
    })
    .raw()
    .toBuffer()
}
