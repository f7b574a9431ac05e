import { seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { landscapeOf } from './art/landscape.ts'
import type { Size } from './art/base/svg.ts'
import { type Picture, drawing } from './drawing.ts'

/** Land at dusk, the same in every country, for missing pages. */
export function duskLand(size: Size): Picture {
  return drawing('dusk', size, () =>
    fields({ seed: 'lost', scene: 'contour', palette: seasons.dusk, ...size })
  )
}

/** Land that is surveyed but not cultivated, for countries without a site. */
export function surveyedLand(country: string, size: Size): Picture {
  const { scene, palette } = landscapeOf(country)
  return drawing(`surveyed-${country}`, size, () =>
    fields({ seed: 'survey', pass: 'line', scene, palette, ...size })
  )
}
