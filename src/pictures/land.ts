import { fields } from './art/fields.ts'
import { type Landscape, landscapeOf } from './art/landscape.ts'
import { seasons } from './art/colour/seasons.ts'
import { type Picture, type Size, drawing } from './drawing.ts'

type LandOptions = Size & {
  /** A stable id: a route's name, a post's id. */
  seed: string
  /** How near the camera is: 0.5 shows four times the land. */
  scale?: number
  detail?: 0 | 1 | 2
  /** Where it lies, when not in the country itself. */
  landscape?: Landscape
}

/** Farmland as a country is farmed. */
export function landOf(
  country: string,
  { seed, scale = 1, detail = 2, landscape = landscapeOf(country), ...size }: LandOptions
): Picture {
  const { scene, season } = landscape
  const name = `land-${country}-${seed}-${scale}-${detail}`
  return drawing(name, size, () =>
    fields({
      seed: `${country}/${seed}`,
      scene,
      palette: seasons[season],
      scale,
      detail,
      ...size
    })
  )
}
