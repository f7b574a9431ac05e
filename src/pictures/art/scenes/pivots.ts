import { numbers, rounded } from '#art/base/path.ts'
import { add, direction, subtract, type Point } from '#art/base/vector.ts'
import type { Sheet } from '#art/fields/sheet.ts'

const RINGS = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86]
const SWEEPS = [90, 120, 180, 240, 300]

/** Circles that an arm waters as it turns; half of them with another crop in one sector. */
export function pivots(sheet: Sheet, centres: readonly Point[], reach: number): string {
  const { paint, palette, detail, scaled, id } = sheet
  const { next, chance, pick } = sheet.random('pivots')
  const radius = Math.round(reach)

  const circles = centres.map(centre => {
    const at = rounded(centre)
    const crop = sheet.choose(undefined, [at[1], at[0]])
    const turn = next() * 360
    const hasSector = chance(0.5)
    const end = turn + (hasSector ? pick(SWEEPS) : 0)
    const sector = hasSector
      ? `<path fill="${paint.colour(sheet.choose(crop))}" d="${sectorPath(at, radius, turn, end)}"/>`
      : ''
    return {
      disc: `<circle cx="${at[0]}" cy="${at[1]}" r="${radius}" fill="${paint.colour(crop)}"/>${sector}`,
      rings: `<use href="#${id}p" x="${at[0]}" y="${at[1]}"/>`,
      arm: `M${numbers(at)}l${numbers(rim(radius, end))}`
    }
  })

  const discs = `<g${paint.seam(0)}>${circles.map(({ disc }) => disc).join('')}</g>`
  const arms = `<path fill="none" stroke="${palette.roof}" stroke-width="${scaled(2.2)}" d="${circles.map(({ arm }) => arm).join('')}"/>`
  const rings = `<defs><path id="${id}p" d="${RINGS.map(share => ring(radius * share)).join('')}"/></defs><g fill="none" stroke="${palette.deep}" stroke-opacity=".17" stroke-width="${scaled(3)}">${circles.map(circle => circle.rings).join('')}</g>`
  return discs + (detail > 0 ? rings : '') + arms
}

function rim(radius: number, degrees: number): Point {
  return rounded(add([0, 0], direction(degrees), radius))
}

function sectorPath(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [rim(radius, from), rim(radius, to)]
  const isLarge = to - from > 180 ? 1 : 0
  const chord = subtract(end, start)
  return `M${numbers(centre)}l${numbers(start)}a${radius} ${radius} 0 ${isLarge} 1${chord[0] < 0 ? '' : ' '}${numbers(chord)}z`
}

function ring(size: number): string {
  const radius = Math.round(size)
  return `M-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`
}
