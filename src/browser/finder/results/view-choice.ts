import type { Query, View } from '#browser/finder/filters.ts'
import { parseQuery } from '#browser/finder/query.ts'
import { $query, setView } from '#browser/finder/finder.store.ts'

/** Keeps cards or table in step with the address: a shared list, or one that is loaded again, looks as it was left. */
export function followView(list: HTMLElement): void {
  const radios = [...list.querySelectorAll<HTMLInputElement>('[name=view]')]
  const show = ({ view }: Query) => {
    for (const radio of radios) radio.checked = radio.value === view
  }
  // Chosen before the scripts came.
  const early = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked)
  if (early) setView(early.value as View)
  else show(parseQuery(location.search))
  for (const radio of radios) radio.addEventListener('change', () => setView(radio.value as View))
  $query.listen(show)
}
