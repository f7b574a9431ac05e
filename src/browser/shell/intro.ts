import { session } from '#browser/base/storage.ts'

/** The header's entrance, once a session, and only before the first paint: what a reader already sees stays. */

const PLAYED = 'introPlayed'

const isFirst = session.read(PLAYED) === undefined
const isPainted = performance.getEntriesByType('paint').length > 0
// A browser that keeps nothing cannot tell a first page from a second: no entrance then.
if (session.write(PLAYED, 'true') && isFirst && !isPainted)
  document.querySelector('.header')?.setAttribute('data-intro', '')
