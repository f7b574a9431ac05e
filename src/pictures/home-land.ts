import { fields } from './art/fields.ts'
import { landscapeOf } from './art/landscape.ts'
import { drawing, type Picture } from './drawing.ts'

/** Square and at a larger scale for portrait screens. */
const shapes = {
  wide: { size: { width: 1600, height: 900 }, scale: 1 },
  narrow: { size: { width: 800, height: 800 }, scale: 0.8 }
}

/** The land under a country's home headline. */
export function homeLandOf(country: string, shape: keyof typeof shapes): Picture {
  const { size, scale } = shapes[shape]
  const { scene, palette } = landscapeOf(country)
  return drawing(`home-${country}`, size, () =>
    fields({ seed: `land/${country}`, scene, palette, scale, ...size })
  )
}
