import { MAP_TILT, type Place, worldMap } from './art/map/world-map.ts'
import world from './art/world-rows.json' with { type: 'json' }
import { hashedFile } from '#assets/hashed-file.ts'
import { PASTURE, SHOOT, WHEAT } from '#lib/colours.ts'
import { drawing, type Picture } from './drawing.ts'
import { lineWidth, outlined } from './lettering/outlines.ts'

type Ground = 'chalk' | 'spruce'
type Country = { iso: string; type: keyof typeof mapColours.chalk }

/** The colour of a country's rows by its type; a country that is not listed counts as one with a contact form. */
export const mapColours = {
  chalk: {
    internal_website: PASTURE,
    product_commercialization: '#8fb64a',
    external_website: '#b78b12',
    contact_form: '#b9c2a6'
  },
  spruce: {
    internal_website: SHOOT,
    product_commercialization: '#6fa58c',
    external_website: WHEAT,
    contact_form: '#2f5f4d'
  }
} as const

/** The world map in the colours of what each country has: a site, a list, a partner, or a form. */
export function worldMapOf(
  countries: readonly Country[],
  ground: Ground,
  places: readonly Place[] = [],
  radius?: number
): Picture {
  const types = new Map(countries.map(({ iso, type }) => [iso, type]))
  const colourOf = (code: string) => mapColours[ground][types.get(code) ?? 'contact_form']
  return drawing(
    `world-${ground}`,
    { width: 1110, height: 532 },
    () => worldMap({ colourOf, places, radius, write }),
    [[...types], places, radius]
  )
}

/** Half the height of a digit, in ems. */
const HALF_DIGIT = 0.29

function write(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const start = x - (lineWidth(text) * size) / 2
  return outlined(text, { x: tenth(start), y: tenth(y + HALF_DIGIT * size), size })
}

const tenth = (number: number) => Math.round(number * 10) / 10

/** The rows of each country, for a script to draw, in a file that all trees share. */
export function worldRows(): string {
  const { rows, dots } = world
  return hashedFile('world-rows', 'json', JSON.stringify({ tilt: MAP_TILT, rows, dots }))
}
