import { type ZoneName, zone } from './art/walk/zone.ts'
import { type Picture, drawing } from './drawing.ts'

const SIZE = { width: 760, height: 840 }

/** One stretch of the road out of the field. */
export function walkThrough(name: ZoneName): Picture {
  return drawing(`walk-${name}`, SIZE, () => zone(name))
}
