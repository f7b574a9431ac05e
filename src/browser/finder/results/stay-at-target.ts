import { layOutNow } from './progressive-layout.ts'

/** The number of frames until products near a target are rendered, where there are too many to render all at once. */
const FRAMES = 4

/**
 * When a link leads into the page, products above its target would push it away as they get their final height. They
 * are rendered before, or the scrolling is repeated until they are. Visitors who come back are where they were.
 */
export function stayAtTarget(results: HTMLElement): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') goToTarget(results)
  addEventListener('hashchange', () => goToTarget(results))
}

function goToTarget(results: HTMLElement, frames = FRAMES): void {
  // The browser may need time to find the target of the address.
  if (location.hash === '') return
  layOutNow(results)
  document.querySelector(':target')?.scrollIntoView()
  if (frames > 0) requestAnimationFrame(() => goToTarget(results, frames - 1))
}
