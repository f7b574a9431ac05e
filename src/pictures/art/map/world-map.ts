import world from '#art/world-rows.json' with { type: 'json' }
import { type Place, placeMarks, type Write } from './place-marks.ts'

/** The slant of the rows in degrees, as everywhere. */
export const MAP_TILT = -12
/** The distance between two rows. */
export const ROW_PITCH = 6

const ROW_WIDTH = 3.4
const DOT_WIDTH = 5
/** Left of Mexico, in the ocean. */
const WEST = 170

export type { Place } from './place-marks.ts'

export type WorldMapOptions = {
  /** The colour of a country's rows by its code; `none` is land that belongs to no listed country. */
  colourOf: (code: string) => string
  /** The marked places: plants and laboratories. */
  places?: readonly Place[]
  /** How large their marks are. */
  radius?: number
  /** Writes their numbers. */
  write?: Write
}

/**
 * The world map in rows: land has no outline, each country is drawn as the rows that lie on it. A country too small
 * for a row is a dot. `scripts/make/world-rows.ts` computes the rows.
 */
export function worldMap({ colourOf, places = [], radius = 6, write }: WorldMapOptions) {
  const rows = Object.entries<string>(world.rows)
  const dots = Object.entries<string>(world.dots).filter(
    ([code, path]) => !isWestOfAmerica(path) || colourOf(code) !== colourOf('none')
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="54 -6 1110 532" width="1110" height="532" fill="none" stroke-linecap="round"><g transform="rotate(${MAP_TILT})"><g stroke-width="${ROW_WIDTH}">${byColour(rows, colourOf)}</g><g stroke-width="${DOT_WIDTH}">${byColour(dots, colourOf)}</g></g>${placeMarks(places, radius, write)}</svg>`
}

/** Islands that nobody reads as land: beside a text, such a dot looks like dirt. */
function isWestOfAmerica(dot: string): boolean {
  const [x = 0, y = 0] = (dot.match(/-?\d+/g) ?? []).map(Number)
  const tilt = (MAP_TILT * Math.PI) / 180
  return x * Math.cos(tilt) - y * Math.sin(tilt) < WEST
}

/** One path for each colour; a country's first move is relative to the start of the path, so it must be absolute. */
function byColour(
  paths: readonly (readonly [code: string, path: string])[],
  colourOf: WorldMapOptions['colourOf']
): string {
  const groups = Map.groupBy(paths, ([code]) => colourOf(code))
  return [...groups]
    .map(([colour, group]) => {
      const path = group.map(([, rows]) => rows.replace(/^m/, 'M')).join('')
      return `<path stroke="${colour}" d="${path}"/>`
    })
    .join('')
}
