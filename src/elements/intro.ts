/** The header's entrance, once a session, and only before the first paint: what a reader already sees stays. */

const PLAYED = 'introPlayed'

try {
  const isPainted = performance.getEntriesByType('paint').length > 0
  if (!isPainted && sessionStorage.getItem(PLAYED) === null)
    document.querySelector('.header')?.setAttribute('data-intro', '')
  sessionStorage.setItem(PLAYED, 'true')
} catch {
  // A browser that keeps nothing cannot tell a first page from a second: no entrance then.
}
