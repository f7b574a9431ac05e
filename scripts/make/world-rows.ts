import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { middle } from '#art/base/polygon.ts'
import { ROW_PITCH } from '#art/map/world-map.ts'
import { codeOfNumber } from './numeric-codes.ts'
import { outline, rowsOn, toRows, type Run } from './map-rows.ts'
import { readAtlas, type Country, type Place, type Ring } from './read-atlas.ts'
import type { Point } from '#art/base/vector.ts'

const OUTPUT = 'src/pictures/art/world-rows.json'
/** Antarctica and islands without farming, by number. */
const leftOut = ['010', '239', '260', '334']
const UNASSIGNED = 'none'

/** Parts of a country with a code of their own, by a place in them. */
const carved: Record<string, { from: string; place: Place }> = {
  gf: { from: 'fr', place: [-53, 4] },
  gp: { from: 'fr', place: [-61.5, 16.2] },
  mq: { from: 'fr', place: [-61, 14.6] },
  re: { from: 'fr', place: [55.5, -21.1] },
  yt: { from: 'fr', place: [45.2, -12.8] },
  sj: { from: 'no', place: [18, 78.5] }
}
const CARVED_REACH = 8

/** Countries that are too small for the atlas. */
const tiny: Record<string, Place> = {
  bq: [-68.3, 12.2],
  cc: [96.8, -12.2],
  cx: [105.6, -10.5],
  gi: [-5.4, 36.1],
  tk: [-171.8, -9.2],
  tv: [179.2, -8.5]
}

const require = createRequire(import.meta.url)
const atlas = process.argv[2] ?? require.resolve('world-atlas/countries-50m.json')
const countries = readAtlas(atlas).filter(({ number }) => !leftOut.includes(number ?? ''))
const polygonsByCode = Map.groupBy(countries.flatMap(withCodes), ({ code }) => code)

const rows: Record<string, string> = {}
const dots: Record<string, string> = {}
for (const [code, polygons] of polygonsByCode) {
  const outlines = polygons.map(({ rings }) => rings.map(outline))
  const path = rowsPath(outlines.flatMap(rowsOn))
  if (path) rows[code] = path
  else dots[code] = dotPath(middle(largest(outlines.map(([shore]) => shore ?? []))))
}
for (const [code, place] of Object.entries(tiny)) dots[code] = dotPath(toRows(...place))

writeFileSync(OUTPUT, `${JSON.stringify({ rows: sorted(rows), dots: sorted(dots) }, null, 2)}\n`)
console.log(
  `${OUTPUT}: ${Object.keys(rows).length} countries in rows, ${Object.keys(dots).length} as dots.`
)

function withCodes({ number, polygons }: Country): { code: string; rings: readonly Ring[] }[] {
  const whole = codeOfNumber[number ?? ''] ?? UNASSIGNED
  return polygons.map(rings => ({ code: partOf(whole, rings[0]?.[0]) ?? whole, rings }))
}

/** The nearest of a country's separate parts, if one is near enough. */
function partOf(whole: string, shore: Place | undefined): string | undefined {
  if (!shore) return undefined
  const parts = Object.entries(carved)
    .filter(([, { from }]) => from === whole)
    .map(([code, { place }]) => ({ code, distance: distance(place, shore) }))
    .filter(part => part.distance < CARVED_REACH)
  return parts.sort((one, other) => one.distance - other.distance)[0]?.code
}

function distance(place: Place, other: Place): number {
  return Math.hypot(place[0] - other[0], place[1] - other[1])
}

/** Runs as relative moves, shortened at both ends by a pixel for the round caps. */
function rowsPath(runs: readonly Run[]): string {
  let [penX, penY] = [0, 0]
  return runs
    .map(({ row, from, to }) => ({
      y: row * ROW_PITCH,
      x: Math.round(from + 1),
      end: Math.round(to - 1)
    }))
    .filter(({ x, end }) => end >= x)
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ x, y, end }) => {
      const [dx, dy] = [x - penX, y - penY]
      penX = end
      penY = y
      return `m${dx}${dy < 0 ? '' : ' '}${dy}h${end - x}`
    })
    .join('')
}

/** A row without length: its round caps make it a dot. */
function dotPath([x, y]: Point): string {
  return `m${Math.round(x)} ${Math.round(y / ROW_PITCH) * ROW_PITCH}h0`
}

function largest(shores: readonly (readonly Point[])[]): readonly Point[] {
  return shores.reduce((most, shore) => (span(shore) > span(most) ? shore : most))
}

function span(shore: readonly Point[]): number {
  const sides = [0, 1].map(axis => shore.map(point => point[axis] ?? 0))
  return Math.max(...sides.map(values => Math.max(...values) - Math.min(...values)))
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}
