import type { FilterName, Sort } from '#browser/finder/filters.ts'
import {
  $failed,
  choose,
  openFinder,
  setSort,
  setText,
  type Sources
} from '#browser/finder/finder.store.ts'

/**
 * Where React does not arrive, the filters as the build drew them answer all the same. What they can do without it, they
 * do; the sheet of narrow screens cannot open, and that is said.
 */
export function hearPanel(panel: HTMLElement, sources: Sources): void {
  const hear = (type: string, answer: (target: Element) => void) =>
    panel.addEventListener(type, ({ target }) => {
      // What comes while React is on its way waits for it.
      if (panel.dataset.isWithoutCode === undefined || !(target instanceof Element)) return
      openFinder(sources)
      answer(target)
    })
  hear('change', box => {
    if (box instanceof HTMLSelectElement) setSort(box.value as Sort)
    else if (box instanceof HTMLInputElement && box.type === 'checkbox')
      choose(box.name as FilterName, box.value, box.checked)
  })
  hear('input', field => {
    if (field instanceof HTMLInputElement && field.type === 'search') setText(field.value.trim())
  })
  hear('click', button => {
    if (button.closest('.finder-open')) $failed.set('code')
  })
}
