import { layOutNow } from './progressive-layout.ts'

/** Of too many products to lay out at once, so many pictures it takes until those near a target are laid out. */
const PICTURES = 4

/**
 * Where a link leads into the page, products above its target that get their true height later would push it away: they
 * get it before the visitor is led there, or the visitor is led there again until they have it. Who comes back is where
 * they were.
 */
export function stayAtTarget(results: HTMLElement): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') goToTarget(results)
  addEventListener('hashchange', () => goToTarget(results))
}

function goToTarget(results: HTMLElement, pictures = PICTURES): void {
  // The browser may take its time to find the target of the address.
  if (location.hash === '') return
  layOutNow(results)
  document.querySelector(':target')?.scrollIntoView()
  if (pictures > 0) requestAnimationFrame(() => goToTarget(results, pictures - 1))
}
