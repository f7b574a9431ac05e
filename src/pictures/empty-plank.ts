import { emptyPlank } from './art/packs/empty-plank.ts'
import { type Picture, drawing } from './drawing.ts'

/** Empty places for the products to compare, shown while none is chosen. */
export function emptyPlankPicture(): Picture {
  return drawing('empty-plank', { width: 1346, height: 374 }, emptyPlank)
}
