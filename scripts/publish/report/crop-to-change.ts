import sharp from 'sharp'

/** What a phone shows, and what precedes the first difference. */
const HEIGHT = 844
const ABOVE = 120

/** Pictures of a page before and after, as data addresses; `isSame`: nobody can see a difference. */
export type Picture = { before?: string; after: string; isSame: boolean }

/** Cuts both pictures of a page to where they begin to differ; a new page is shown from its top. */
export async function cropToChange(after: Buffer, before?: Buffer): Promise<Picture> {
  if (!before) return { after: await crop(after, 0), isSame: false }
  const first = await firstDifference(before, after)
  if (first === undefined) return { after: '', isSame: true }
  const top = Math.max(0, first - ABOVE)
  return { before: await crop(before, top), after: await crop(after, top), isSame: false }
}

/** The first row in which two pictures of one width differ. */
async function firstDifference(before: Buffer, after: Buffer): Promise<number | undefined> {
  const [one, other] = await Promise.all([rowsOf(before), rowsOf(after)])
  const rows = Math.max(one.height, other.height)
  for (let row = 0; row < rows; row += 1) if (!one.rowAt(row).equals(other.rowAt(row))) return row
  return undefined
}

async function rowsOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const length = info.width * info.channels
  return {
    height: info.height,
    rowAt: (row: number) => data.subarray(row * length, (row + 1) * length)
  }
}

async function crop(picture: Buffer, top: number): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  const from = Math.max(0, Math.min(top, height - HEIGHT))
  const webp = await sharp(picture)
    .extract({ left: 0, top: from, width, height: Math.min(HEIGHT, height - from) })
    .webp({ quality: 70 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
