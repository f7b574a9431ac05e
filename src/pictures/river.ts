import { seasons } from './art/colour/seasons.ts'
import { fields } from './art/fields.ts'
import { type Picture, drawing } from './drawing.ts'

const SIZE = { width: 900, height: 1100 }
const land = { seed: 'gates', scene: 'longlots', palette: seasons.spring } as const

/** The river between the two sides of the global solutions page. */
export function riverPicture(): Picture {
  return drawing('river', SIZE, () => fields({ ...land, ...SIZE, scale: 0.8, detail: 1 }))
}
