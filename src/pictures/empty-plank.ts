import { emptyPlank } from './art/packs/empty-plank.ts'
import { type Picture, drawing } from './drawing.ts'

/** The places of the products that are compared, while none is chosen. */
export function emptyPlankPicture(): Picture {
  return drawing('empty-plank', { width: 1114, height: 374 }, emptyPlank)
}
