import { short } from '#art/base/svg.ts'
import type { Crop } from '#art/colour/palette.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** Angles are rounded, so that neighbouring fields share a pattern and the file stays small. */
const ANGLE_STEP = 3

/** Writes each crop's pattern once for each direction of rows. */
export function cropPatterns(sheet: Omit<Sheet, 'paint'>) {
  const patterns = new Map<string, string>()

  const fill = (crop: Crop, degrees: number): string => {
    if (crop.stand === 'plain') return crop.colour
    const rounded = Math.round(degrees / ANGLE_STEP) * ANGLE_STEP
    // Rows look the same from both ends, dots from any side, so dots have one angle for each sheet.
    const angle =
      crop.stand === 'dots' ? Math.round(sheet.frame.degrees) : ((rounded % 180) + 180) % 180
    const id = `${sheet.id}${sheet.crops.indexOf(crop)}r${angle}`
    if (!patterns.has(id)) patterns.set(id, pattern(id, crop, angle, sheet.scale))
    return `url(#${id})`
  }

  return { fill, written: () => [...patterns.values()].join('') }
}

function pattern(id: string, crop: Crop, angle: number, scale: number): string {
  const size = short(crop.pitch * scale)
  const turn = angle === 0 ? '' : ` patternTransform="rotate(${angle})"`
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn}><path fill="${crop.colour}" d="M0 0h${size}v${size}H0z"/>${marks(crop, size)}</pattern>`
}

function marks({ stand, mark }: Crop, size: number): string {
  const stroke = (path: string, width: number) =>
    `<path d="${path}" stroke="${mark}" stroke-width="${short(width)}"/>`
  const row = `M0 ${short(size / 2)}h${size}`
  const wheels = `M0 ${short(size * 0.4)}h${size}M0 ${short(size * 0.55)}h${size}`
  switch (stand) {
    case 'rows':
      return stroke(row, size * 0.3)
    case 'furrow':
      return stroke(row, size * 0.5)
    case 'tramlines':
      return stroke(wheels, Math.max(1, size * 0.05))
    case 'dots':
      return `<circle cx="${short(size / 2)}" cy="${short(size / 2)}" r="${short(size * 0.32)}" fill="${mark}"/>`
    case 'plain':
      return ''
  }
}
