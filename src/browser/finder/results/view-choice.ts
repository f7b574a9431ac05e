import { BELOW_MEDIUM } from '#config/widths.ts'
import type { View } from '#browser/finder/filters.ts'
import { $query, setView } from '#browser/finder/query.store.ts'

/** What the width of the window suggests, which is no part of an address. */
export const suggestedView = (): View => (matchMedia(BELOW_MEDIUM).matches ? 'table' : 'cards')

/**
 * Keeps cards or table in step with the query, so that a shared or reloaded list looks the same.
 */
export function followView(list: HTMLElement): void {
  const radios = [...list.querySelectorAll<HTMLInputElement>('[name=view]')]
  const suggested = suggestedView()
  for (const radio of radios)
    radio.addEventListener('change', () => {
      setView(radio.value === suggested ? undefined : (radio.value as View))
    })
  $query.subscribe(({ view = suggested }) => {
    for (const radio of radios) radio.checked = radio.value === view
  })
}
