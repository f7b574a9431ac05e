import { curve } from '#art/base/curve.ts'
import { middle, rectangle, type Polygon } from '#art/base/polygon.ts'
import { add, distanceTo, type Point } from '#art/base/vector.ts'
import { banks } from '#art/features/water.ts'
import { meander } from '#art/features/meander.ts'
import { tractor } from '#art/features/tractor.ts'
import { divide, type Rule } from '#art/fields/divide.ts'
import { bareLand, type Farmstead, type Land, type River } from '#art/fields/land.ts'
import { paintAreas } from '#art/fields/paint.ts'
import { prominent, assignCrops, type Parcel } from '#art/fields/parcel.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** Land in parcels: its rule of division, and the widths of seams, roads and waters. */
export type Quilt = {
  rule: Rule
  seam: number
  roadWidth: number
  hedge: { size: number; gap: number }
  riverChance: number
  riverWidth: readonly [narrowest: number, widest: number]
}

const FARMS = 3
/** No buildings and no tractor are nearer to the water. */
const DRY_DISTANCE = 60
const BANK_ROWS = [
  { size: 12, gap: 15 },
  { size: 11, gap: 19 }
]

/** Bocage, strips, steppe, groves and paddies are drawn in one way with five rules. */
export function quilt(look: Quilt) {
  return (sheet: Sheet): Land => {
    const { parcels, roads, lanes, hedges } = divide(sheet, wholeLand(sheet), look.rule)
    const course = hasRiver(sheet, look) ? meander(sheet) : []
    const isDry = (point: Point) => distanceTo(course, point) > DRY_DISTANCE * sheet.scale
    const stages = prominent(sheet, parcels).filter(({ polygon }) => polygon.every(isDry))
    return {
      ...bareLand,
      ground: paintAreas(sheet.paint, assignCrops(sheet, parcels), look.seam),
      roads,
      lanes,
      roadWidth: look.roadWidth,
      hedges: [{ path: hedges, ...look.hedge }],
      river: course.length > 0 ? river(sheet, course, look) : undefined,
      farmsteads: farms(sheet, stages),
      machine: tractor(sheet, stages),
      pegs: parcels.filter((_, index) => index % 3 === 0).map(({ polygon }) => middle(polygon))
    }
  }
}

/** A square that covers the sheet however the survey is turned. */
function wholeLand({ width, height, frame }: Sheet): Polygon {
  const half = Math.hypot(width, height) / 2 + 40
  const corner = add(add([width / 2, height / 2], frame.along, -half), frame.across, -half)
  return rectangle(corner, frame, half * 2, half * 2)
}

function hasRiver(sheet: Sheet, { riverChance }: Quilt): boolean {
  return sheet.detail > 0 && sheet.random('water').chance(riverChance)
}

function river(sheet: Sheet, course: readonly Point[], { riverWidth }: Quilt): River {
  const width = sheet.random('river width').between(...riverWidth)
  const distance = (width / 2 + 13) * sheet.scale
  return { path: curve(course), width, belt: 26, banks: banks(course, distance, BANK_ROWS) }
}

function farms(sheet: Sheet, stages: readonly Parcel[]): Farmstead[] {
  return sheet
    .random('farms')
    .shuffle(stages)
    .slice(0, FARMS)
    .flatMap(({ polygon, degrees }) => polygon.slice(0, 1).map(at => ({ at, degrees })))
}
