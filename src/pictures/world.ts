import { project } from '#art/map/equal-earth.ts'
import { MAP_TILT, worldMap } from '#art/map/world-map.ts'
import world from '#art/world-rows.json' with { type: 'json' }
import { hashedFile } from '#assets/hashed-file.ts'
import { drawing, type Picture } from './drawing.ts'

type Ground = 'chalk' | 'spruce'
type Country = { iso: string; type: Exclude<keyof typeof colours.chalk, 'unlisted'> }
type Place = { longitude: number; latitude: number; isLaboratory: boolean }

const colours = {
  chalk: {
    internal_website: '#14683f',
    product_commercialization: '#8fb64a',
    external_website: '#b78b12',
    contact_form: '#b9c2a6',
    unlisted: '#b9c2a6'
  },
  spruce: {
    internal_website: '#b9d65c',
    product_commercialization: '#6fa58c',
    external_website: '#e6c860',
    contact_form: '#2f5f4d',
    unlisted: '#2f5f4d'
  }
} as const
const POPPY = '#ff5a26'
const CHALK = '#f7f7f1'
const INK = '#10211a'

/** The world, ploughed in the colours of what each country has: a site, a list, a partner, or a form to write to. */
export function worldOf(
  countries: readonly Country[],
  ground: Ground,
  places: readonly Place[] = []
): Picture {
  const types = new Map(countries.map(({ iso, type }) => [iso, type]))
  const colourOf = (code: string) => colours[ground][types.get(code) ?? 'unlisted']
  // Laboratories lie on top: there are fewer of them, and some share a town with a plant.
  const marks = places
    .toSorted((one, other) => Number(one.isLaboratory) - Number(other.isLaboratory))
    .map(mark)
    .join('')
  return drawing(
    `world-${ground}`,
    { width: 1110, height: 532 },
    () => worldMap({ colourOf }).replace(/<\/svg>$/, `${marks}</svg>`),
    [[...types], marks]
  )
}

function mark({ longitude, latitude, isLaboratory }: Place): string {
  const [x, y] = project(longitude, latitude).map(Math.round)
  return `<circle cx="${x}" cy="${y}" r="6" fill="${isLaboratory ? CHALK : POPPY}" stroke="${INK}" stroke-width="2"/>`
}

/** The rows by country, for a script to draw, in a file that all trees share. */
export function worldRows(): string {
  const { rows, dots } = world
  return hashedFile('world-rows', 'json', JSON.stringify({ tilt: MAP_TILT, rows, dots }))
}
