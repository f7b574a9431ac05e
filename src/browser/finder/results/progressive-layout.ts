import { afterPaint } from '#browser/base/after-paint.ts'

/** Of more products, laying all of them out costs more than what a guessed height moves. */
const FEW = 200

/**
 * Lays out the products that have a guessed height for the first picture, a family a picture, so that they stand still for
 * who scrolls fast.
 */
export function layOutAll(results: HTMLElement): void {
  if (results.querySelectorAll('.as-cards > li').length > FEW) return
  const layOutNext = afterPaint(() => {
    const family = results.querySelector('[data-is-guessed]')
    if (!family) return
    family.removeAttribute('data-is-guessed')
    layOutNext()
  })
  layOutNext()
}
