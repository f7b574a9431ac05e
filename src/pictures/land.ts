import { fields } from './art/fields.ts'
import { type Landscape, landscapeOf } from './art/landscape.ts'
import { seasons } from './art/colour/seasons.ts'
import type { Size } from './art/base/svg.ts'
import { type Picture, drawing } from './drawing.ts'

type LandOptions = Size & {
  /** A stable id: a route's name, a post's id. */
  seed: string
  /** The scale: 0.5 shows four times the land. */
  scale?: number
  detail?: 0 | 1 | 2
  /** Its landscape, when not the country's. */
  landscape?: Landscape
}

/** Farmland as it looks in a country. */
export function landOf(
  country: string,
  { seed, scale = 1, detail = 2, landscape = landscapeOf(country), ...size }: LandOptions
): Picture {
  const { scene, season } = landscape
  const name = `land-${country}-${seed}-${scale}-${detail}`
  return drawing(name, size, () =>
    fields({ seed: `${country}/${seed}`, scene, palette: seasons[season], scale, detail, ...size })
  )
}
