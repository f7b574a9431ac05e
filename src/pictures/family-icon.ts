import { familyIcon } from './art/brand/family-icons.ts'
import { familyOf } from './art/colour/families.ts'
import { drawing } from './drawing.ts'

/** The icon of a family for which content has none; a neutral one for an unknown family. */
export function defaultIconOf(familyId: string): string {
  const id = familyOf(Number(familyId))
  return drawing(`family-icon-${id}`, { width: 24, height: 24 }, () => familyIcon(id)).src
}
