import { preload } from '#browser/base/preload.ts'
import type { SearchFiles } from './start-engine.ts'

/**
 * Loads the search with the first letter of a form that leads to a list: the list finds it in the browser's cache. What
 * does not arrive is requested again there.
 */
export function loadAhead(form: HTMLFormElement | null): void {
  const { index, names } = JSON.parse(form?.dataset.files ?? '{}') as SearchFiles
  const load = () => {
    preload(index)
    preload(names)
    void Promise.allSettled([import('./engine.ts')])
  }
  form?.addEventListener('input', load, { once: true })
}
