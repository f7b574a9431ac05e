import { numbers, polygonPath, rounded, segment } from '#art/base/path.ts'
import { area, cut, extent } from '#art/base/polygon.ts'
import {
  add,
  between as pointBetween,
  degreesOf,
  frameOf,
  subtract,
  type Point
} from '#art/base/vector.ts'
import { POPPY } from '#lib/colours.ts'
import type { Parcel } from '#art/fields/parcel.ts'
import type { Sheet } from '#art/fields/sheet.ts'

/** A tractor half-way through one of the largest parcels, with soil behind it. */
export function tractor(sheet: Sheet, parcels: readonly Parcel[]): string {
  const { between, pick } = sheet.random('tractor')
  const largest = [...parcels].sort((one, other) => area(other.polygon) - area(one.polygon))
  const stage = largest.slice(0, 4)
  if (stage.length === 0) return ''
  const { polygon, degrees } = pick(stage)
  const { across } = frameOf(degrees)
  const [low, high] = extent(polygon, across)
  const place = low + (high - low) * between(0.35, 0.65)
  const { near, edge } = cut(polygon, add([0, 0], across, place), across)
  const [start, end] = edge
  const soil = sheet.crops.find(crop => crop.stand === 'furrow')
  if (!start || !end || !soil) return ''

  const wheels = add(pointBetween(start, end, between(0.45, 0.7)), across, 5 * sheet.scale)
  const strip = segment(add(start, across, 5 * sheet.scale), wheels)
  const heading = degreesOf(subtract(end, start))
  const ploughed = `<path fill="${sheet.paint.fill(soil, degrees)}" d="${polygonPath(near)}"/>`
  const fresh = `<path stroke="${soil.colour}" stroke-width="${sheet.scaled(11)}" d="${strip}"/>`
  return ploughed + fresh + machine(sheet, wheels, heading)
}

function machine({ palette, scale }: Sheet, at: Point, heading: number): string {
  return `<g transform="translate(${numbers(rounded(at))})rotate(${Math.round(heading)})scale(${scale})"><path fill="${palette.deep}" fill-opacity=".35" d="M-8-4h24v14H-8z"/><path fill="#1b1b18" d="M-2-8h9V8h-9zM11-6h6V6h-6z"/><path fill="${POPPY}" d="M-3-5h10V5H-3zM7-3h11v6H7z"/><path fill="#fff" fill-opacity=".85" d="M-1-3h5v6h-5z"/><path fill="${palette.roof}" d="M-12-11h5v22h-5z"/></g>`
}
