import { afterPaint } from '#lib/after-paint.ts'
import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'
import { hasConditions, type FilterName, type Query, type Sort } from '#browser/finder/filters.ts'
import { $failed, $isWaiting, expectWords } from '#browser/finder/answer.store.ts'
import { $query, $typed, choose, setSort, type } from '#browser/finder/query.store.ts'
import { FORM_ID } from '#browser/finder/form-id.ts'
import { parseQuery } from '#browser/finder/query.ts'
import { suggestedView } from './view-choice.ts'

/** If the code of a button takes longer, the delay is reported; the press is still answered when the code arrives. */
const LATE_MS = 3000

/** The panel beside the list. React renders it; nothing here changes it. */
export const findPanel = () =>
  document.querySelector<HydrateOnInteraction>('hydrate-on-interaction[data-name=product-finder]')

/** What was entered in the form of the panel; the words of the address are there from the start. */
export function readForm(): Query {
  const form = document.querySelector<HTMLFormElement>(`form#${FORM_ID}`)
  // A form without files has text values only.
  const fields = new FormData(form ?? undefined) as unknown as URLSearchParams
  const { view, ...query } = parseQuery(new URLSearchParams(fields))
  if (query.text === parseQuery(location.search).text) query.text = ''
  return { ...query, view: view === suggestedView() ? undefined : view }
}

/**
 * Hydrates the panel when the query is not empty, because the panel of the build shows no selection. The answer is
 * shown first, because React is larger than everything that the answer needs.
 */
export async function followQuery(panel: HydrateOnInteraction): Promise<void> {
  await customElements.whenDefined('hydrate-on-interaction')
  const startSoon = afterPaint(() => panel.start())
  const start = () => {
    if (!$isWaiting.get() && hasConditions($query.get())) startSoon()
  }
  $query.subscribe(start)
  $isWaiting.listen(start)
}

/**
 * The search field of the build answers at once; React takes it over. If React, or the code that loads it, is not
 * there, the whole panel is used without it. The sheet of narrow screens cannot open then, which is reported.
 */
export function servePlainPanel(panel: HydrateOnInteraction): void {
  const field = panel.querySelector<HTMLInputElement>('[type=search]')
  for (const reach of ['pointerdown', 'focus'])
    field?.addEventListener(reach, expectWords, { once: true, passive: true })
  // The field shows the words of the address.
  $query.subscribe(({ text }) => {
    if (field && text !== '' && $typed.get() === undefined) field.value = text
  })
  const isDefined = () => panel.matches(':defined')
  // Otherwise the event is held until React is loaded.
  const isPlain = () => !isDefined() || panel.dataset.isWithoutCode !== undefined
  const listen = (type: string, answer: (target: Element, event: Event) => void) =>
    panel.addEventListener(type, event => {
      const { target } = event
      if (isPlain() && target instanceof Element) answer(target, event)
    })
  listen('change', control => {
    if (control instanceof HTMLSelectElement) setSort(control.value as Sort)
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      choose(control.name as FilterName, control.value, control.checked)
  })
  // React may handle the same event; a second call with the same text changes nothing.
  panel.addEventListener('input', ({ target }) => {
    if (target === field && field) type(field.value)
  })
  listen('submit', (_, event) => event.preventDefault())
  listen('click', button => {
    if (!button.closest('.finder-open')) return
    setTimeout(
      () => {
        if (isPlain()) $failed.set($failed.get() ?? 'code')
      },
      isDefined() ? 0 : LATE_MS
    )
  })
}
