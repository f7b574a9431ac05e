import { range } from '#art/base/list.ts'
import type { Random } from '#art/base/random.ts'
import { edgePath } from '#art/base/path.ts'
import { area, cut, extent, middle, type Polygon } from '#art/base/polygon.ts'
import { add, dot, frameOf, turned, type Frame, type Point } from '#art/base/vector.ts'
import { visiblePart, type Parcel } from './parcel.ts'
import type { Sheet } from './sheet.ts'

/** How land is divided. */
export type Rule = {
  /** The area below which a parcel stays whole, in square pixels. */
  smallest: number
  /** How far a cut may be from the middle, as a share of the parcel. */
  jitter: number
  /** How far a cut may be turned from the survey's direction, in degrees. */
  twist: number
  /** How much longer than wide a parcel must be to be cut across. */
  aspect: number
  stripChance: number
  /** The first cuts are roads. */
  roadLevels: number
  hedgeChance: number
}

export type Division = { parcels: Parcel[]; roads: string; lanes: string; hedges: string }

/** Splits a polygon again and again until its parcels are small enough. */
export function divide(sheet: Sheet, whole: Polygon, rule: Rule): Division {
  const random = sheet.random('parcels')
  const { next, between, chance } = random
  const division: Division = { parcels: [], roads: '', lanes: '', hedges: '' }
  const smallest = rule.smallest * sheet.scale ** 2

  const keep = (polygon: Polygon, frame: Frame) =>
    division.parcels.push({ polygon, degrees: rowsAlong(polygon, frame) })

  const drawEdge = (edge: readonly Point[], level: number) => {
    if (level < rule.roadLevels) division.roads += edgePath(edge)
    else if (chance(rule.hedgeChance)) division.hedges += edgePath(edge)
    else if (level === rule.roadLevels) division.lanes += edgePath(edge)
  }

  const halve = (polygon: Polygon, frame: Frame, level: number) => {
    const [long, wide] = [length(polygon, frame.along), length(polygon, frame.across)]
    const isLong = long / rule.aspect > wide || (long * 1.1 >= wide && chance(0.5))
    const axis = isLong ? frame.along : frame.across
    const [low, high] = extent(polygon, axis)
    const place = low + (high - low) * (0.5 + between(-rule.jitter, rule.jitter))
    const through = add(middle(polygon), axis, place - dot(middle(polygon), axis))
    const turn = rule.twist * (next() - 0.5)
    const { near, far, edge } = cut(polygon, through, turned(axis, turn))
    if (near.length < 3 || far.length < 3) {
      keep(polygon, frame)
      return
    }
    drawEdge(edge, level)
    const degrees = frame.degrees + turn * 0.7
    split(near, degrees, level + 1)
    split(far, degrees + between(-rule.twist, rule.twist) / 4, level + 1)
  }

  const split = (polygon: Polygon, degrees: number, level: number) => {
    if (visiblePart(polygon, sheet).length < 3) return
    const frame = frameOf(degrees)
    const size = area(polygon)
    if (size < smallest * (1 + 1.6 * next() * next())) keep(polygon, frame)
    else if (size < smallest * 3.4 && chance(rule.stripChance))
      division.parcels.push(...stripsOf(polygon, frame, random))
    else halve(polygon, frame, level)
  }

  split(whole, sheet.frame.degrees, 0)
  return division
}

/** Three to seven strips across the longer side. */
function stripsOf(polygon: Polygon, frame: Frame, { below, between }: Random): Parcel[] {
  const isLong = length(polygon, frame.along) > length(polygon, frame.across)
  const axis = isLong ? frame.along : frame.across
  const degrees = isLong ? frame.degrees + 90 : frame.degrees
  const [low, high] = extent(polygon, axis)
  const count = 3 + below(5)
  let rest = polygon
  const strips = range(count - 1).map(strip => {
    const place = low + ((high - low) * (strip + 1 + between(-0.2, 0.2))) / count
    const { near, far } = cut(rest, add([0, 0], axis, place), axis)
    rest = far
    return near
  })
  return [...strips, rest].filter(strip => strip.length > 2).map(polygon => ({ polygon, degrees }))
}

function length(polygon: Polygon, axis: Point): number {
  const [low, high] = extent(polygon, axis)
  return high - low
}

/** Rows run along the longer side, so that a tractor turns less. */
function rowsAlong(polygon: Polygon, { degrees, along, across }: Frame): number {
  return length(polygon, along) > length(polygon, across) ? degrees : degrees + 90
}
