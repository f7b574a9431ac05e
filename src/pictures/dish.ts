import { isPicture, type Mark } from '#lib/mark.ts'
import { dish } from './art/brand/dish.ts'
import { bloom } from './art/colour/bloom.ts'
import { type Picture, drawing } from './drawing.ts'

/** The mark, or a round dish where it has no shapes, as a window on a family's land. */
export function dishOf(familyId: string, mark?: Mark): Picture {
  return drawing(`dish-${familyId}`, { width: 900, height: 900 }, () =>
    dish('bio', bloom(Number(familyId)), mark && !isPicture(mark) ? mark : undefined)
  )
}
