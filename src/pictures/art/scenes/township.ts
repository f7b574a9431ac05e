import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { segment } from '#art/base/path.ts'
import { cut, extent, middle, rectangle, type Polygon } from '#art/base/polygon.ts'
import { add, type Point } from '#art/base/vector.ts'
import { tractor } from '#art/features/tractor.ts'
import { bareLand, type Land } from '#art/fields/land.ts'
import { paintAreas } from '#art/fields/paint.ts'
import { prominent, assignCrops, visiblePart, type Parcel } from '#art/fields/parcel.ts'
import { pivots } from './pivots.ts'
import type { Sheet } from '#art/fields/sheet.ts'

const PIVOT_SHARE = 0.6

/** The section grid: square miles, most of them with a centre pivot inside. */
export function township(sheet: Sheet): Land {
  const { frame } = sheet
  const random = sheet.random('grid')
  const { chance, shuffle } = random
  const { side, columns, rows, crossing, linesOf } = gridOf(sheet, random)
  const cells = range(columns + 1)
    .flatMap(column => range(rows + 1).map(row => crossing(column, row)))
    .map(start => rectangle(start, frame, side, side))
    .filter(cell => visiblePart(cell, sheet).length > 2)
    .map(cell => ({ cell, isPivot: chance(PIVOT_SHARE) }))
  const irrigated = cells.filter(({ isPivot }) => isPivot).map(({ cell }) => cell)
  const dry = cells.filter(({ isPivot }) => !isPivot).map(({ cell }) => cell)

  const grounds: Parcel[] = irrigated.map(polygon => ({ polygon, degrees: frame.degrees }))
  const fields = dry.flatMap(cell => sliced(sheet, cell))
  const hedged = dry.filter(() => chance(0.35))
  const stages = prominent(sheet, fields)
  return {
    ...bareLand,
    ground:
      paintAreas(sheet.paint, [...assignCrops(sheet, grounds), ...assignCrops(sheet, fields)], 2) +
      pivots(sheet, irrigated.map(middle), side * 0.47),
    roads: linesOf(0),
    lanes: linesOf(1),
    laneWidth: 2.5,
    hedges: [{ path: hedged.map(headland).join(''), size: 9, gap: 12 }],
    farmsteads: shuffle(cells)
      .slice(0, 4)
      .map(({ cell: [corner = [0, 0]] }) => ({
        at: add(corner, [14 * sheet.scale, 18 * sheet.scale]),
        degrees: frame.degrees
      })),
    machine: tractor(sheet, stages),
    pegs: cells.map(({ cell }) => middle(cell))
  }
}

/** Square miles that cover the sheet, in rows and columns. */
function gridOf(sheet: Sheet, { between }: Random) {
  const { width, height, frame } = sheet
  const side = between(168, 205) * sheet.scale
  const columns = Math.ceil((width + height * 0.2) / side) + 2
  const rows = Math.ceil((height + width * 0.12) / side) + 2
  const corner = add(
    add([width / 2, height / 2], frame.along, (-columns / 2) * side - between(0, side)),
    frame.across,
    (-rows / 2) * side - between(0, side)
  )
  const crossing = (column: number, row: number): Point =>
    add(add(corner, frame.along, column * side), frame.across, row * side)
  /** Every second line of the grid in each direction. */
  const linesOf = (first: 0 | 1) =>
    [
      ...everySecond(columns + 2, first).map(at =>
        segment(crossing(at, 0), crossing(at, rows + 2))
      ),
      ...everySecond(rows + 2, first).map(at => segment(crossing(0, at), crossing(columns + 2, at)))
    ].join('')
  return { side, columns, rows, crossing, linesOf }
}

const everySecond = (count: number, first: 0 | 1) => range(count).filter(at => at % 2 === first)

/** A section in one to six strips, either way. */
function sliced(sheet: Sheet, cell: Polygon): Parcel[] {
  const { pick, chance } = sheet.random(`section ${cell.join()}`)
  const { frame } = sheet
  const isLong = chance(0.5)
  const axis = isLong ? frame.along : frame.across
  const degrees = frame.degrees + (isLong ? 90 : 0)
  const [low, high] = extent(cell, axis)
  const count = pick([1, 2, 2, 3, 4, 6])
  let rest = cell
  const strips = range(count - 1).map(index => {
    const { near, far } = cut(
      rest,
      add([0, 0], axis, low + ((high - low) * (index + 1)) / count),
      axis
    )
    rest = far
    return near
  })
  return [...strips, rest].map(polygon => ({ polygon, degrees }))
}

function headland([start, end]: Polygon): string {
  return start && end ? segment(start, end) : ''
}
