import { hasConditions } from '#browser/finder/filters.ts'
import { $query } from '#browser/finder/query.store.ts'

/**
 * Scrolls to the products when an answer changes them out of sight: from the panel, which stays beside a long list,
 * or from the address, before the visitor does anything. Returns the function to call after the change.
 */
export function scrollToResults(count: HTMLElement, panel: HTMLElement | null) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let isArrival = visit?.type === 'navigate' && location.hash === '' && hasConditions($query.get())
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
