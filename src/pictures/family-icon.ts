import { familyIcon } from './art/brand/family-icons.ts'
import { familyOf } from './art/colour/families.ts'
import { drawing } from './drawing.ts'

/** The icon of a family that content has none for, by its id; of a family that nobody knows a neutral one. */
export function defaultIconOf(familyId: string): string {
  const id = familyOf(Number(familyId))
  return drawing(`family-icon-${id}`, { width: 24, height: 24 }, () => familyIcon(id)).src
}
