import { familyTile } from './art/pictures/family.ts'
import { drawing, type Picture } from './drawing.ts'

/** The land of a family, for its tile. */
export function familyLand(familyId: string): Picture {
  return drawing(`parcel-${familyId}`, { width: 800, height: 520 }, () =>
    familyTile(Number(familyId))
  )
}
