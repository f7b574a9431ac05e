import { afterPaint } from '#lib/after-paint.ts'

/** Above this number, rendering all products costs more than estimated heights do harm. */
const FEW = 200
const GUESSED = '[data-is-guessed]'

/**
 * Renders the products with estimated heights, a family in each frame, so that they do not move while a visitor
 * scrolls.
 */
export function layOutProgressively(results: HTMLElement): void {
  if (!areFew(results)) return
  const layOutNext = afterPaint(() => {
    const family = results.querySelector(GUESSED)
    if (!family) return
    layOut(family)
    layOutNext()
  })
  layOutNext()
}

/** Renders them at once, so that everything below has its final position. */
export function layOutNow(results: HTMLElement): void {
  if (areFew(results)) results.querySelectorAll(GUESSED).forEach(layOut)
}

function areFew(results: HTMLElement): boolean {
  return results.querySelectorAll('.as-cards > li').length <= FEW
}

function layOut(family: Element): void {
  family.removeAttribute('data-is-guessed')
}
