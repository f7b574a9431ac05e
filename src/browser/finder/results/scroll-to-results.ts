import { asksAnything } from '#browser/finder/filters.ts'
import { $query } from '#browser/finder/query.store.ts'

/**
 * Shows the products from their start where they answer what was asked out of their sight: in the panel, which stays
 * beside a long list, or by the address, before its visitor does anything. Returns what to call once they have changed.
 */
export function scrollToResults(count: HTMLElement, panel: HTMLElement | null) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let isArrival = visit?.type === 'navigate' && location.hash === '' && asksAnything($query.get())
  let isChosen = false
  panel?.addEventListener('change', ({ target }) => {
    isChosen ||= target instanceof HTMLInputElement && target.type === 'checkbox'
  })
  return function show(): void {
    const isUntouched = scrollY === 0 && document.activeElement === document.body
    const isPassed = isChosen && count.getBoundingClientRect().top < 0
    if (isPassed || (isArrival && isUntouched)) count.scrollIntoView()
    isArrival = isChosen = false
  }
}
