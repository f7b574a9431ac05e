import { isPicture, type Mark } from '#lib/mark.ts'
import { dish } from './art/brand/dish.ts'
import { familyPalette } from './art/colour/family-palette.ts'
import { type Picture, drawing } from './drawing.ts'

/** The mark, or a round dish where it has no shapes, as a window on a family's land. */
export function dishOf(familyId: string, mark?: Mark): Picture {
  return drawing(`dish-${familyId}`, { width: 900, height: 900 }, () =>
    dish('bio', familyPalette(Number(familyId)), mark && !isPicture(mark) ? mark : undefined)
  )
}
