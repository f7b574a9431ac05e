import { type ZoneName, zone } from './art/road/zone.ts'
import { type Picture, drawing } from './drawing.ts'

const SIZE = { width: 760, height: 840 }

/** One section of the road out of the fields. */
export function roadThrough(name: ZoneName): Picture {
  return drawing(`road-${name}`, SIZE, () => zone(name))
}
