import { session } from '#browser/base/storage.ts'

/**
 * The header's entrance animation, once a session, and only before the first paint, so that nothing visible moves.
 */

const PLAYED = 'introPlayed'

const isFirst = session.read(PLAYED) === undefined
const isPainted = performance.getEntriesByType('paint').length > 0
// Without storage, the first page cannot be recognised, so there is no animation.
if (session.write(PLAYED, 'true') && isFirst && !isPainted)
  document.querySelector('.header')?.setAttribute('data-intro', '')
