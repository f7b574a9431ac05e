import sharp from 'sharp'
import type { Cut } from './cuts.ts'

/** Soft round parts of the cloud, in shares of the frame's longer side. */
const cloud = [
  { x: 0.3, y: 0.22, radius: 0.2, depth: 0.34 },
  { x: 0.45, y: 0.32, radius: 0.15, depth: 0.28 },
  { x: 0.18, y: 0.4, radius: 0.12, depth: 0.2 },
  { x: 0.86, y: 0.5, radius: 0.14, depth: 0.22 }
]
/** How far the shadow moves in one loop. */
const drift = { x: 0.16, y: 0.05 }
const coarse = 8

/**
 * The shadow as a grey picture to multiply with. It moves in one direction and still loops: while one copy moves on,
 * the copy for the next round fades in.
 */
export async function shadowAt(phase: number, { width, height }: Cut): Promise<Buffer> {
  const columns = Math.ceil(width / coarse)
  const rows = Math.ceil(height / coarse)
  const side = Math.max(width, height) / coarse
  const pixels = Buffer.alloc(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const dark =
        (1 - phase) * depthAt(column / side, row / side, phase) +
        phase * depthAt(column / side, row / side, phase - 1)
      pixels[row * columns + column] = Math.round(255 * (1 - dark))
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function depthAt(x: number, y: number, moved: number): number {
  const light = cloud.reduce((rest, piece) => {
    const distance = Math.hypot(x - piece.x - drift.x * moved, y - piece.y - drift.y * moved)
    return rest * (1 - piece.depth * Math.exp(-((distance / piece.radius) ** 2)))
  }, 1)
  return 1 - light
}
