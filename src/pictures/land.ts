import { fields } from '#art/fields.ts'
import { landscapeOf } from '#art/landscape.ts'
import { type Picture, type Size, drawing } from './drawing.ts'

type LandOptions = Size & {
  /** A stable id: a route's name, a post's id. */
  seed: string
  /** How near the camera is: 0.5 shows four times the land. */
  scale?: number
  detail?: 0 | 1 | 2
}

/** Farmland as a country is farmed. */
export function landOf(
  country: string,
  { seed, scale = 1, detail = 2, ...size }: LandOptions
): Picture {
  const { scene, palette } = landscapeOf(country)
  const name = `land-${country}-${seed}-${scale}-${detail}`
  return drawing(name, size, () =>
    fields({ seed: `${country}/${seed}`, scene, palette, scale, detail, ...size })
  )
}
