import { afterPaint } from '#browser/base/after-paint.ts'

/** Of more products, laying all of them out costs more than what a guessed height moves. */
const FEW = 200
const GUESSED = '[data-is-guessed]'

/**
 * Lays out the products that have a guessed height for the first picture, a family a picture, so that they stand still for
 * who scrolls fast.
 */
export function layOutAll(results: HTMLElement): void {
  if (!areFew(results)) return
  const layOutNext = afterPaint(() => {
    const family = results.querySelector(GUESSED)
    if (!family) return
    layOut(family)
    layOutNext()
  })
  layOutNext()
}

/** Lays them out at once: what stands below them has its true place then. */
export function layOutNow(results: HTMLElement): void {
  if (areFew(results)) results.querySelectorAll(GUESSED).forEach(layOut)
}

function areFew(results: HTMLElement): boolean {
  return results.querySelectorAll('.as-cards > li').length <= FEW
}

function layOut(family: Element): void {
  family.removeAttribute('data-is-guessed')
}
