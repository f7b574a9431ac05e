import { type Picture } from './drawing.ts'
import { landOf } from './land.ts'

/** The land around the company's bases: Chinese in every tree, in portrait format beside the title. */
export function infoLand(): { wide: Picture; narrow: Picture } {
  const land = { seed: 'info', scale: 1.1 }
  return {
    wide: landOf('cn', { ...land, width: 700, height: 1200 }),
    narrow: landOf('cn', { ...land, width: 780, height: 360 })
  }
}
