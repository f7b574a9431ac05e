/** So many pictures it takes until the products near a target are laid out. */
const PICTURES = 4

/**
 * Where a link leads into the page, products near its target get their true height only when they come into sight, and
 * push it away: goes there again until they have it. Who comes back is where they were.
 */
export function stayAtTarget(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') goOn()
  addEventListener('hashchange', () => goOn())
}

function goOn(pictures = PICTURES): void {
  document.querySelector(':target')?.scrollIntoView()
  if (pictures > 0) requestAnimationFrame(() => goOn(pictures - 1))
}
