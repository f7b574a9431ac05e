import { fields } from './art/fields.ts'
import { landscapeOf } from './art/landscape.ts'
import { type Season, seasons } from './art/colour/seasons.ts'
import { yearOf } from './art/colour/year.ts'
import { drawing, type Picture } from './drawing.ts'

/** Square and at a larger scale for portrait screens. */
const shapes = {
  wide: { size: { width: 1600, height: 900 }, scale: 1 },
  narrow: { size: { width: 800, height: 800 }, scale: 0.8 }
}

export type { Season }

const MONTHS = 12

/** The land of a country in each month. If the year of the country is unknown, it looks as on its other pages. */
export function seasonsOf(country: string): Season[] {
  const { season } = landscapeOf(country)
  return yearOf(country) ?? Array.from({ length: MONTHS }, () => season)
}

/** The land under a country's home headline: the same fields in every season. */
export function homeLandOf(
  country: string,
  shape: keyof typeof shapes,
  season: Season = landscapeOf(country).season
): Picture {
  const { size, scale } = shapes[shape]
  const { scene } = landscapeOf(country)
  const draw = () =>
    fields({ seed: `land/${country}`, scene, palette: seasons[season], scale, ...size })
  return drawing(`home-${country}`, size, draw, season)
}
