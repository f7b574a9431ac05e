import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'
import { hasConditions, type FilterName, type Query, type Sort } from '#browser/finder/filters.ts'
import { $failed } from '#browser/finder/answer.store.ts'
import { $query, choose, setSort, setText } from '#browser/finder/query.store.ts'
import { FORM_ID } from '#browser/finder/form-id.ts'
import { parseQuery } from '#browser/finder/query.ts'

/** The panel beside the list. React renders it; nothing here changes it. */
export const findPanel = () =>
  document.querySelector<HydrateOnInteraction>('hydrate-on-interaction[data-name=product-finder]')

/** The query that the form of the panel would send. */
export function readForm(): Query {
  const form = document.querySelector<HTMLFormElement>(`form#${FORM_ID}`)
  // A form without files has text values only.
  const fields = new FormData(form ?? undefined) as unknown as URLSearchParams
  return parseQuery(new URLSearchParams(fields))
}

/** Hydrates the panel when the query is not empty, because the panel of the build shows no selection. */
export async function followQuery(panel: HydrateOnInteraction): Promise<void> {
  await customElements.whenDefined('hydrate-on-interaction')
  $query.subscribe(query => {
    if (hasConditions(query)) panel.start()
  })
}

/**
 * If React cannot be loaded, the panel of the build is used without it. The sheet of narrow screens cannot open then,
 * which is reported.
 */
export function servePlainPanel(panel: HydrateOnInteraction): void {
  const hear = (type: string, answer: (target: Element, event: Event) => void) =>
    panel.addEventListener(type, event => {
      // Held until React is loaded.
      const { target } = event
      if (panel.dataset.isWithoutCode !== undefined && target instanceof Element)
        answer(target, event)
    })
  hear('change', control => {
    if (control instanceof HTMLSelectElement) setSort(control.value as Sort)
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      choose(control.name as FilterName, control.value, control.checked)
  })
  hear('input', field => {
    if (field instanceof HTMLInputElement && field.type === 'search') setText(field.value.trim())
  })
  hear('submit', (_, event) => event.preventDefault())
  hear('click', button => {
    if (button.closest('.finder-open')) $failed.set($failed.get() ?? 'code')
  })
}
