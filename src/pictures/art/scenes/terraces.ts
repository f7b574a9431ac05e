import { curve } from '#art/base/curve.ts'
import { clamp, range } from '#art/base/list.ts'
import { numbers, rounded } from '#art/base/path.ts'
import { bareLand, type Land } from '#art/fields/land.ts'
import { hillShape } from './hill.ts'
import type { Point } from '#art/base/vector.ts'
import type { Sheet } from '#art/fields/sheet.ts'

const MOST_SHAPES = 7
const HILLS_PER_SHAPE = 3
const ROW = 190
const COLUMN = 390

/** A few drawings of hills, repeated in staggered rows from far to near, each time turned, mirrored and scaled. */
export function terraces(sheet: Sheet): Land {
  const { id, scale } = sheet
  const { between, below, chance, pick } = sheet.random('hills')
  const used = new Set<number>()
  const trees: string[] = []
  let last = -1

  const tops = hilltops(sheet)
  const shapeCount = clamp(Math.round(tops.length / HILLS_PER_SHAPE), 2, MOST_SHAPES)
  const hills = tops.map(top => {
    const shape = (last + 1 + below(shapeCount - 1)) % shapeCount
    last = shape
    used.add(shape)
    const size = scale * between(0.82, 1.2)
    const mirror = chance(0.5) ? -size : size
    if (chance(0.4)) trees.push(copse(top, between, scale))
    return `<use href="#${id}k${shape}" transform="translate(${numbers(rounded(top))})rotate(${Math.round(between(-14, 14))})scale(${mirror.toFixed(2)} ${size.toFixed(2)})"/>`
  })
  const shapes = range(shapeCount)
    .map(shape => ({ shape, layers: hillShape(sheet, shape) }))
    .filter(({ shape }) => used.has(shape))
    .map(({ shape, layers }) => `<g id="${id}k${shape}">${layers}</g>`)
  return {
    ...bareLand,
    ground: `<defs>${shapes.join('')}</defs><g${sheet.paint.seam(2.2)}>${hills.join('')}</g>`,
    hedges: [{ path: trees.join(''), size: 12, gap: 14 }],
    farmsteads: range(4).map(() => {
      const [x, y] = pick(tops)
      const at: Point = [x + between(-150, 150) * scale, y + between(-60, 90) * scale]
      return { at, degrees: pick([-20, 10, 30]) }
    }),
    pegs: tops
  }
}

/** The positions of hills, the farthest first; only those on the sheet. */
function hilltops({ width, height, scale, random }: Sheet): Point[] {
  const { between } = random('hilltops')
  const [row, column] = [ROW * scale, COLUMN * scale]
  const rows = range(Math.ceil((height + row) / row) + 1).map(index => index - 1)
  const columns = range(Math.ceil((width + column) / column) + 1).map(index => index - 1)
  return rows
    .flatMap(y =>
      columns.map((x): Point => {
        const offset = y % 2 === 0 ? 0 : 0.5
        const left = (x + offset + between(-0.24, 0.24)) * column
        return [left, (y + between(-0.3, 0.3)) * row + 90 * scale]
      })
    )
    .filter(([x, y]) => {
      const isBeside = x < -300 * scale || x > width + 300 * scale
      return !isBeside && y > -180 * scale && y < height + 190 * scale
    })
    .sort((one, other) => one[1] - other[1])
}

type Between = (low: number, high: number) => number

function copse([x, y]: Point, between: Between, scale: number): string {
  return curve(
    range(3).map((index): Point => {
      return [x + between(-50, 50) * scale, y + (index * 17 - 37) * scale]
    })
  )
}
