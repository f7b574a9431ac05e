import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ASSETS_DIR } from '#assets/folder.ts'
import { remember } from '#lib/remember.ts'
import type { Box } from '#pictures/art/base/svg.ts'
import { imageOf, rasterise } from '#pictures/rasterise.ts'
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
export async function encodeSocialCard(order: unknown): Promise<Uint8Array> {
  const { land, plate } = order as SocialCardOrder
  const { data, info } = await landOf(land)
  const { pixels: above } = await rasterise(plate.drawing)
  const below = { pixels: data, width: info.width }
  const card = sharp(laidOver(below, { pixels: above, box: plate.box }), { raw: info })
  for (const quality of QUALITIES) {
    // Optimised coding would take twice as long for a sixteenth of the bytes.
    const bytes = await card.clone().jpeg({ quality, optimiseCoding: false }).toBuffer()
    if (bytes.length <= LARGEST) return bytes
  }
  throw new Error(`The social card over ${land} is larger than ${LARGEST} bytes at any quality.`)
}

const landOf = remember(async land => {
  const pixels = await rasterise(readFileSync(join(ASSETS_DIR, land)))
  return imageOf(pixels).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}, LANDS_IN_MEMORY)

type Below = { pixels: Buffer; width: number }
type Above = { pixels: Buffer; box: Box }

/**
 * Blends pixels of four bytes over pixels of three. The library's own function converts the colours of both and
 * takes eight times as long.
 */
function laidOver(below: Below, { pixels: above, box }: Above): Buffer {
  const result = Buffer.from(below.pixels)
  const rowLength = box.width * 4
  for (let from = 0; from < above.length; from += rowLength) {
    const y = box.y + from / rowLength
    layRow(result, (y * below.width + box.x) * 3, above.subarray(from, from + rowLength))
  }
  return result
}

function layRow(result: Buffer, start: number, row: Buffer): void {
  for (let from = 0, to = start; from < row.length; from += 4, to += 3) {
    const cover = row[from + 3] ?? 0
    if (cover === 0) continue
    if (cover === 255) {
      // Nearly all of a plate is opaque or transparent: copying such pixels without arithmetic saves a third of the
      // time.
      result[to] = row[from] ?? 0
      result[to + 1] = row[from + 1] ?? 0
      result[to + 2] = row[from + 2] ?? 0
      continue
    }
    for (let colour = 0; colour < 3; colour++) {
      const ground = result[to + colour] ?? 0
      const ink = row[from + colour] ?? 0
      result[to + colour] = Math.round(ink + (ground * (255 - cover)) / 255)
    }
  }
}
