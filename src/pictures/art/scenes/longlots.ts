import { curve } from '#art/base/curve.ts'
import { clamp, clamped, range } from '#art/base/list.ts'
import { segment } from '#art/base/path.ts'
import { area, middle } from '#art/base/polygon.ts'
import { add } from '#art/base/vector.ts'
import { banks } from '#art/features/water.ts'
import { tractor } from '#art/features/tractor.ts'
import { bareLand, type Farmstead, type Land } from '#art/fields/land.ts'
import { paintAreas } from '#art/fields/paint.ts'
import { prominent, assignCrops, visiblePart, type Parcel } from '#art/fields/parcel.ts'
import { shore, type Shore } from './shore.ts'
import { lotsOf } from './lots.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** Ribbon farms that run back from both banks of a river, three ranks deep. */
export function longlots(sheet: Sheet): Land {
  const { width, height, scale } = sheet
  const { between, chance } = sheet.random('lots')
  const count = Math.round(clamp(width / (62 * scale), 10, 30))
  const river = shore(sheet, count)
  const riverWidth = between(34, 60)
  const sides = [-1, 1].map(side => ({
    side,
    ranks: [0, between(0.22, 0.3) * height, between(0.5, 0.62) * height, 1.3 * height]
  }))

  const lots = sides.flatMap(({ side, ranks }) => lotsOf(sheet, river, side, ranks))
  const seen = lots.filter(({ polygon }) => area(visiblePart(polygon, sheet)) > 50)
  const stages = prominent(sheet, seen).filter(({ polygon }) => area(polygon) > 6000 * scale ** 2)
  const fences = seen.filter(() => chance(0.16)).map(fenceOf)
  const course = everySecond(river.points)
  const roads = sides.flatMap(({ side, ranks }) =>
    ranks.slice(1, 3).map(depth => rankRoad(river, side * depth))
  )
  const rows = [
    { size: 12, gap: 17 },
    { size: 12, gap: 21 }
  ]
  return {
    ...bareLand,
    ground: paintAreas(sheet.paint, assignCrops(sheet, seen), 2),
    roads: roads.join(''),
    roadWidth: 5,
    hedges: [{ path: fences.join(''), size: 8, gap: 12 }],
    river: {
      path: curve(course),
      width: riverWidth,
      belt: 30,
      banks: banks(course, (riverWidth / 2 + 17) * scale, rows)
    },
    farmsteads: farms(sheet, river),
    machine: tractor(sheet, stages),
    pegs: seen.map(({ polygon }) => middle(polygon))
  }
}

function fenceOf({ polygon: [start, , , end] }: Parcel): string {
  return start && end ? segment(start, end) : ''
}

function rankRoad({ points, normals }: Shore, depth: number): string {
  const back = points.map((point, index) => add(point, clamped(normals, index), depth))
  return curve(back.filter((_, index) => index % 3 === 0))
}

function farms(sheet: Sheet, { points, normals }: Shore): Farmstead[] {
  const { below, between, pick } = sheet.random('farms')
  return range(4).map(() => {
    const lot = 3 + below(points.length - 8)
    const away = pick([-1, 1]) * between(56, 80) * sheet.scale
    return { at: add(clamped(points, lot), clamped(normals, lot), away), degrees: 0 }
  })
}

function everySecond<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => index % 2 === 0)
}
