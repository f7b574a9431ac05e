import { fetchEngine, fetchText } from '#browser/search/start-engine.ts'
import { hasConditions } from './filters.ts'
import { parseQuery } from './query.ts'
import { sourcesOfPage } from './sources.ts'

/** If loading takes longer, the whole list is shown. */
const REVEAL_MS = 3000

/** The build renders the panel of a list, too, where there is no page. */
if (typeof document === 'object') askAhead()

/**
 * Runs as soon as this code arrives, while the browser still reads the page: requests what the address asks for beside
 * the other scripts, and keeps the products from being laid out before the answer hides most of them.
 */
function askAhead(): void {
  const query = parseQuery(location.search)
  if (!hasConditions(query)) return
  const page = document.documentElement
  page.toggleAttribute('data-awaits-results', true)
  setTimeout(() => page.removeAttribute('data-awaits-results'), REVEAL_MS)
  const { data, ...files } = sourcesOfPage()
  // What does not arrive is requested again, and missed, with the answer.
  void Promise.allSettled([
    import('./find.ts'),
    fetchText(data),
    query.text !== '' && fetchEngine(files)
  ])
}
