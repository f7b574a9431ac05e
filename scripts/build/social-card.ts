import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ASSETS_DIR } from '#assets/folder.ts'
import { remember } from '#lib/remember.ts'
import type { SocialCardOrder } from '#pictures/social-card.ts'

/** Social networks fetch the picture while someone waits for a preview. */
const LARGEST = 80_000
const QUALITIES = [50, 40, 30, 15]
/** More lands than a site has: nine scenes in five seasons, and one for each family. */
const LANDS_IN_MEMORY = 64

/**
 * The picture of a shared link as a bitmap. A land takes ten times as long as the rest and is rasterised once for all
 * its cards.
 */
export async function drawSocialCard(order: unknown): Promise<Uint8Array> {
  const { land, plate } = order as SocialCardOrder
  const { data, info } = await landOf(land)
  const above = await sharp(Buffer.from(plate)).ensureAlpha().raw().toBuffer()
  const card = sharp(laidOver(data, above), { raw: info })
  for (const quality of QUALITIES) {
    const bytes = await card.clone().jpeg({ quality }).toBuffer()
    if (bytes.length <= LARGEST) return bytes
  }
  throw new Error(`The social card over ${land} is larger than ${LARGEST} bytes at any quality.`)
}

const landOf = remember(land => {
  const drawing = readFileSync(join(ASSETS_DIR, land))
  return sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}, LANDS_IN_MEMORY)

/**
 * Blends pixels of four bytes over pixels of three. The library's own function converts the colours of both and
 * takes eight times as long.
 */
function laidOver(below: Buffer, above: Buffer): Buffer {
  const result = Buffer.from(below)
  for (let from = 0, to = 0; from < above.length; from += 4, to += 3) {
    const cover = above[from + 3] ?? 0
    if (cover === 0) continue
    if (cover === 255) {
      // Nearly all of a plate is opaque or transparent: copying such pixels without arithmetic saves a third of the
      // time.
      result[to] = above[from] ?? 0
      result[to + 1] = above[from + 1] ?? 0
      result[to + 2] = above[from + 2] ?? 0
      continue
    }
    for (let colour = 0; colour < 3; colour++) {
      const ground = result[to + colour] ?? 0
      const ink = above[from + colour] ?? 0
      result[to + colour] = Math.round(ground + ((ink - ground) * cover) / 255)
    }
  }
  return result
}
