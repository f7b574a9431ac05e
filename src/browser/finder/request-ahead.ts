import { fetchEngine, fetchFile } from '#browser/search/engine/start-engine.ts'
import { hasConditions } from './filters.ts'
import { parseQuery } from './query.ts'
import { sourcesOfPage } from './sources.ts'

/** If loading takes longer, the whole list is shown. */
const REVEAL_MS = 3000

/** The build renders the panel of a list too, and has no document. */
if (typeof document === 'object') requestAhead()

/**
 * Runs as soon as this code arrives, while the browser still reads the page. It shows the words of the address, requests
 * the files that the answer needs, together with the other scripts, and prevents the layout of products that the answer
 * will hide.
 */
function requestAhead(): void {
  const query = parseQuery(location.search)
  if (!hasConditions(query)) return
  const page = document.documentElement
  page.toggleAttribute('data-awaits-results', true)
  setTimeout(() => page.removeAttribute('data-awaits-results'), REVEAL_MS)
  showWords(query.text)
  const { data, ...files } = sourcesOfPage()
  // A file that does not arrive is requested again by the answer, which reports the failure.
  void Promise.allSettled([
    import('./find.ts'),
    fetchFile(data),
    query.text !== '' && fetchEngine(files),
    query.text !== '' && import('./word-answers.ts')
  ])
}

/** Shows these words in the search field, as soon as the browser has read it and unless a visitor types first. */
function showWords(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.finder-search input')
  if (field) field.value ||= text
  else if (document.readyState === 'loading') requestAnimationFrame(() => showWords(text))
}
