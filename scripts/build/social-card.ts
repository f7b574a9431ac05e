import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ASSETS_DIR } from '#assets/folder.ts'
import { remember } from '#lib/remember.ts'
import type { SocialCardOrder } from '#pictures/social-card.ts'

/** Networks fetch the picture while someone waits for a preview. */
const LARGEST = 80_000
const QUALITIES = [60, 45, 30, 15]
/** More than a site has: nine scenes in five seasons, and a land for each family. */
const LANDS_IN_MEMORY = 64

/**
 * The picture of a shared link as a bitmap. A land takes ten times as long as the rest and is rasterised once for all
 * its cards.
 */
export async function drawSocialCard(order: unknown): Promise<Uint8Array> {
  const { land, plate } = order as SocialCardOrder
  const { data, info } = await landOf(land)
  const card = sharp(data, { raw: info }).composite([{ input: Buffer.from(plate) }])
  for (const quality of QUALITIES) {
    const bytes = await card.clone().webp({ quality, effort: 2 }).toBuffer()
    if (bytes.length <= LARGEST) return bytes
  }
  throw new Error(`The social card over ${land} is larger than ${LARGEST} bytes at any quality.`)
}

const landOf = remember(land => {
  const drawing = readFileSync(join(ASSETS_DIR, land))
  return sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}, LANDS_IN_MEMORY)
