import { emptyPlank } from './art/packs/empty-plank.ts'
import { type Picture, drawing } from './drawing.ts'

/** Empty places for the products to compare, shown while none is chosen: as wide as the page. */
export function emptyPlankPicture(cut: 'wide' | 'narrow'): Picture {
  const width = cut === 'wide' ? 2300 : 1346
  return drawing('empty-plank', { width, height: 374 }, () => emptyPlank(width))
}
