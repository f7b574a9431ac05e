import { preload } from '#browser/base/preload.ts'

/**
 * Loads a list and its search when a visitor reaches for the field of a form that leads there. The list then finds its
 * files in the browser's cache; it requests again what failed.
 */
export function loadAhead(form: HTMLFormElement | null): void {
  const load = () => {
    for (const file of (form?.dataset.files ?? '').split(' ')) preload(file)
    void Promise.allSettled([import('./engine/engine.ts'), import('./query/translate.ts')])
  }
  form?.querySelector('input')?.addEventListener('focus', load, { once: true })
}
