import { curve } from '#art/base/curve.ts'
import { clamped } from '#art/base/list.ts'
import { add, normal, subtract, unit, type Point } from '#art/base/vector.ts'
import { trees } from './trees.ts'
import type { River, TreeLine } from '#art/fields/land.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** A river is one path, stroked four times: green belt, bank, water, light. */
export function water(sheet: Sheet, { path, width, belt, banks }: River): string {
  const { palette, scaled } = sheet
  const id = `${sheet.id}w`
  const stroke = (colour: string, wide: number, more = '') =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${scaled(wide)}"${more}/>`
  const light = ` stroke-opacity=".2" y="${scaled(-width * 0.2)}"`
  const strokes = [
    `<g stroke="${palette.treeTop}" stroke-width="${scaled(width + belt)}"><path id="${id}" d="${path}"/></g>`,
    stroke(palette.bank, width + 8),
    stroke(palette.water, width),
    stroke('#fff', width * 0.3, light)
  ]
  const planted = sheet.detail > 0 ? banks : []
  const rows = planted.map((bank, index) => trees(sheet, bank, `b${index}`))
  return `<g fill="none" stroke-linejoin="round">${strokes.join('')}</g>${rows.join('')}`
}

/** Trees along both banks, thicker on one side than on the other. */
export function banks(
  points: readonly Point[],
  distance: number,
  looks: readonly Omit<TreeLine, 'path'>[]
): TreeLine[] {
  return looks.map((look, index) => ({
    ...look,
    path: curve(beside(points, index === 0 ? distance : -distance))
  }))
}

/** The line at a constant distance from another. */
function beside(points: readonly Point[], distance: number): Point[] {
  return points.map((point, index) => {
    const heading = subtract(clamped(points, index + 1), clamped(points, index - 1))
    return add(point, normal(unit(heading)), distance)
  })
}
