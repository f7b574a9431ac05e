import { preload } from '#browser/base/preload.ts'

/**
 * Loads a list and its search for whoever reaches for the field of a form that leads there: the list finds all of it in
 * the browser's cache. What does not arrive is requested again there.
 */
export function loadAhead(form: HTMLFormElement | null): void {
  const load = () => {
    for (const file of (form?.dataset.files ?? '').split(' ')) preload(file)
    void Promise.allSettled([import('./engine.ts'), import('./translate.ts')])
  }
  form?.querySelector('input')?.addEventListener('focus', load, { once: true })
}
