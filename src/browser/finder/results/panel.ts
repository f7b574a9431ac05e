import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'
import { asksAnything, type FilterName, type Query, type Sort } from '#browser/finder/filters.ts'
import { $failed } from '#browser/finder/answer.store.ts'
import { $query, choose, setSort, setText } from '#browser/finder/query.store.ts'
import { FORM_ID } from '#browser/finder/form-id.ts'
import { parseQuery } from '#browser/finder/query.ts'

/** The panel beside the list, which React draws: nothing here writes into it. */
export const findPanel = () =>
  document.querySelector<HydrateOnInteraction>('hydrate-on-interaction[data-name=product-finder]')

/** What the form of the panel asks for, as its address would. */
export function readForm(): Query {
  const form = document.querySelector<HTMLFormElement>(`form#${FORM_ID}`)
  // A form without files sends nothing but text.
  const fields = new FormData(form ?? undefined) as unknown as URLSearchParams
  return parseQuery(new URLSearchParams(fields))
}

/** Gives the panel to React as soon as anything is asked: as the build drew it, it says nothing of that. */
export async function followQuery(panel: HydrateOnInteraction): Promise<void> {
  await customElements.whenDefined('hydrate-on-interaction')
  $query.subscribe(query => {
    if (asksAnything(query)) panel.start()
  })
}

/**
 * Where React does not arrive, the panel as the build drew it is asked all the same. What it can do without React, it
 * does; the sheet of narrow screens cannot open, and that is said.
 */
export function hearPlainPanel(panel: HydrateOnInteraction): void {
  const hear = (type: string, answer: (target: Element, event: Event) => void) =>
    panel.addEventListener(type, event => {
      // What comes while React is on its way waits for it.
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
