import type { View } from '#browser/finder/filters.ts'
import { $query, setView } from '#browser/finder/query.store.ts'

/** Keeps cards or table in step with the query, so that a shared or reloaded list looks the same. */
export function followView(list: HTMLElement): void {
  const radios = [...list.querySelectorAll<HTMLInputElement>('[name=view]')]
  for (const radio of radios) radio.addEventListener('change', () => setView(radio.value as View))
  $query.subscribe(({ view }) => {
    for (const radio of radios) radio.checked = radio.value === view
  })
}
