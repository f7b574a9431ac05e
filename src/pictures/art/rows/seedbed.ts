import { idOf } from '#art/base/random.ts'
import { svg } from '#art/base/svg.ts'
import { POPPY, SHOOT } from '#lib/colours.ts'

type SeedbedOptions = {
  /** All seeds, and how many of them are new. */
  total: number
  fresh: number
  /** Seeds in a row. */
  columns: number
}

const CELL = 10

/** A dot for each registration, in rows; the newest, at the bottom, in poppy. */
export function seedbed({ total, fresh, columns }: SeedbedOptions): string {
  const rows = Math.ceil(total / columns)
  const id = idOf('seedbed', total, fresh, columns)
  const old = seeds(0, total - fresh, columns)
  const young = seeds(total - fresh, total, columns)
  return svg(
    { width: columns * CELL, height: rows * CELL },
    `<defs>${pattern(`${id}a`, SHOOT, 2.7)}${pattern(`${id}b`, POPPY, 3.3)}</defs><path fill="url(#${id}a)" d="${old}"/><path fill="url(#${id}b)" d="${young}"/>`
  )
}

function pattern(id: string, colour: string, radius: number): string {
  return `<pattern id="${id}" width="${CELL}" height="${CELL}" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="${radius}" fill="${colour}"/></pattern>`
}

/** The cells from one seed up to another, in reading order: part of a row, whole rows, part of a row. */
function seeds(from: number, to: number, columns: number): string {
  const [firstRow, lastRow] = [Math.floor(from / columns), Math.floor(to / columns)]
  const [start, end] = [from % columns, to % columns]
  if (firstRow === lastRow) return cells(start, firstRow, end - start, 1)
  return (
    cells(start, firstRow, columns - start, 1) +
    cells(0, firstRow + 1, columns, lastRow - firstRow - 1) +
    cells(0, lastRow, end, 1)
  )
}

function cells(column: number, row: number, width: number, height: number): string {
  if (width <= 0 || height <= 0) return ''
  const [x, y, wide, high] = [column, row, width, height].map(count => count * CELL)
  return `M${x} ${y}h${wide}v${high}h-${wide}z`
}
