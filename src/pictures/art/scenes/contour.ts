import { curve } from '#art/base/curve.ts'
import { clamp, clamped, range } from '#art/base/list.ts'
import { add, radians, type Point } from '#art/base/vector.ts'
import { bareLand, type Land } from '#art/fields/land.ts'
import { contourBand } from './contour-band.ts'
import type { Crop } from '#art/colour/palette.ts'
import type { Sheet } from '#art/fields/sheet.ts'

const POINTS = 7
/** Bands start and end outside the sheet, so that no seam shows at its sides. */
const OVERHANG = 0.02

/** Rolling ground: bands that follow the slope, painted back to front. */
export function contour(sheet: Sheet): Land {
  const { width, height, scale } = sheet
  const { between, chance } = sheet.random('bands')
  const slope = slopeOf(sheet)
  const lean = Math.abs(Math.tan(radians(sheet.frame.degrees))) * width * 0.5
  const count = Math.round(clamp(height / (44 * scale), 7, 22))
  const step = (height + 240 * scale) / count

  let [ground, hedges] = ['', '']
  let crop: Crop | undefined
  let level = -between(70, 110) * scale - lean - 150 * scale
  for (let band = 0; level < height + lean + 200 * scale; band++) {
    const line = range(POINTS + 1).map((index): Point => {
      const share = -OVERHANG + (index / POINTS) * (1 + 2 * OVERHANG)
      return [share * width, slope(level, share)]
    })
    const thickness = step * between(0.55, 1.45)
    const heights = line.map(([, y]) => y)
    crop = sheet.choose(crop)
    if (Math.min(...heights) < height + 4 && Math.max(...heights) + thickness * 1.5 > -10) {
      ground += contourBand(sheet, { line, crop, thickness, name: `c${band}` })
      if (chance(0.22)) hedges += curve(line)
    }
    level += thickness
  }
  const road = roadAcross(sheet)
  return {
    ...bareLand,
    ground: `<g${sheet.paint.seam(3)}>${ground}</g>`,
    roads: curve(road),
    hedges: [{ path: hedges, size: 11, gap: 13 }],
    farmsteads: [1, 2, 3].map(index => ({
      at: add(clamped(road, index), [26 * scale, 8 * scale]),
      degrees: -8
    }))
  }
}

/** The height on the sheet of a level of the hill, at a share of the width. */
function slopeOf({ width, scale, frame, random }: Sheet): (level: number, share: number) => number {
  const { between } = random('slope')
  const stretch = width / 1600 / scale
  const [long, short] = [between(44, 92) * scale, between(30, 70) * scale]
  const [longPhase, shortPhase] = [between(0, 6.28), between(0, 6.28)]
  const [longTurns, shortTurns] = [between(4.4, 8) * stretch, between(4, 6.5) * stretch]
  const tilt = Math.tan(radians(frame.degrees)) * width
  return (level, share) =>
    level +
    tilt * (share - 0.5) +
    long * Math.sin(longTurns * share + longPhase + level / (300 * scale)) +
    short * Math.sin(shortTurns * share + shortPhase - level / (190 * scale))
}

function roadAcross({ width, height, scale, random }: Sheet): Point[] {
  const { between } = random('road')
  const start = between(0.25, 0.75) * width
  return range(6).map(index => {
    const drift = (index - 2.5) * 30 + between(-60, 60)
    return [start + drift * scale, (index / 5) * (height + 40) - 20]
  })
}
