import { solutionsRiver } from './art/pictures/hero.ts'
import { type Picture, drawing } from './drawing.ts'

/** The river between the two sides of the global solutions page. */
export function riverPicture(): Picture {
  return drawing('river', { width: 900, height: 1100 }, () => solutionsRiver('gates'))
}
