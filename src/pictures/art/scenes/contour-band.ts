import { curve } from '#art/base/curve.ts'
import { range } from '#art/base/list.ts'
import { numbers } from '#art/base/path.ts'
import type { Point } from '#art/base/vector.ts'
import type { Crop } from '#art/colour/palette.ts'
import type { Sheet } from '#art/fields/sheet.ts'

type Band = { line: readonly Point[]; crop: Crop; thickness: number; name: string }

const MOST_ROWS = 5

/** One band down to the bottom of the sheet, covered by the next; its rows repeat its edge. */
export function contourBand(sheet: Sheet, { line, crop, thickness, name }: Band): string {
  const { width, height, scale, paint } = sheet
  const id = `${sheet.id}${name}`
  const foot = `v${height}h${numbers([-Math.round(width * 1.1)])}z`
  const ground = `<g fill="${paint.colour(crop)}"><path id="${id}" d="${curve(line)}${foot}"/></g>`
  const colour = paint.rows(crop)
  if (!colour) return ground

  const isFurrowed = crop.stand === 'furrow'
  const count = Math.min(MOST_ROWS, Math.floor(thickness / ((isFurrowed ? 10 : 9) * scale)))
  const gap = thickness / (count + 1)
  const rows = range(count).map(row => {
    return `<use href="#${id}" y="${Math.round((row + 1) * gap)}"/>`
  })
  if (rows.length === 0) return ground
  const rowWidth = sheet.scaled(isFurrowed ? 4 : 2.4)
  return `${ground}<g fill="none" stroke="${colour}" stroke-width="${rowWidth}">${rows.join('')}</g>`
}
