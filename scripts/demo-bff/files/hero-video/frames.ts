import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { posterCut, framesPerSecond, seconds, type Cut } from './cuts.ts'
import { shadowAt } from './shadow.ts'

const drawing = { file: join(import.meta.dirname, 'fields.svg'), width: 1600, height: 900 }
/** The land is drawn three times as large, so that the camera moves by a third of a pixel. */
const fine = 3
/** How far the camera moves, in units of the drawing. */
const swing = { x: 14, y: 6 }

type Land = { pixels: Buffer; width: number; height: number; scale: number }

/** Raw RGB frames of one loop: the camera moves on an ellipse and the shadow of a cloud passes. */
export async function* drawFrames(cut: Cut): AsyncGenerator<Buffer> {
  const land = await drawLand(cut)
  const total = seconds * framesPerSecond
  for (let frame = 0; frame < total; frame += 1) {
    yield await (await drawFrame(cut, land, frame / total)).raw().toBuffer()
  }
}

/** The first frame as AVIF, at the best quality within the limit. */
export async function drawPoster(file: string, limit: number): Promise<void> {
  const still = await (await drawFrame(posterCut, await drawLand(posterCut), 0)).png().toBuffer()
  for (let quality = 80; quality >= 20; quality -= 4) {
    const { size } = await sharp(still).avif({ quality, effort: 8 }).toFile(file)
    if (size <= limit) return
  }
}

async function drawFrame(cut: Cut, land: Land, phase: number): Promise<Sharp> {
  const angle = 2 * Math.PI * phase
  const width = cut.width * fine
  const height = cut.height * fine
  const left = (cut.look.x + swing.x * Math.sin(angle)) * land.scale - width / 2
  const top = (cut.look.y + swing.y * Math.cos(angle)) * land.scale - height / 2
  const view = await sharp(land.pixels, {
    raw: { width: land.width, height: land.height, channels: 3 }
  })
    .extract({ left: Math.round(left), top: Math.round(top), width, height })
    .resize(cut.width, cut.height, { kernel: 'mitchell' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(view)
    .composite([{ input: await shadowAt(phase, cut), blend: 'multiply' }])
    .removeAlpha()
}

async function drawLand(cut: Cut): Promise<Land> {
  const scale = (cut.width * fine) / cut.look.width
  const width = Math.round(drawing.width * scale)
  const height = Math.round(drawing.height * scale)
  const pixels = await sharp(readFileSync(drawing.file), {
    density: 72 * scale,
    limitInputPixels: false
  })
    .resize(width, height)
    .flatten()
    .raw()
    .toBuffer()
  return { pixels, width, height, scale }
}
