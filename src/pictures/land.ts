import { bloom } from '#art/colour/bloom.ts'
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

/** A family's land: its colour blooms across it. The scene is the country's. */
export function bloomOf(
  country: string,
  familyId: string,
  { seed, scale = 1, detail = 1, ...size }: LandOptions
): Picture {
  const { scene } = landscapeOf(country)
  const name = `bloom-${country}-${familyId}-${seed}-${scale}-${detail}`
  return drawing(name, size, () =>
    fields({
      seed: `${familyId}/${seed}`,
      scene,
      palette: bloom(Number(familyId)),
      scale,
      detail,
      ...size
    })
  )
}
