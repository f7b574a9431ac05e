import { fill } from '#lib/fill.ts'
import { type FilterName, type FinderData, type Query } from '#browser/finder/filters.ts'
import type { Found } from '#browser/finder/find.ts'
import type { ResultTexts } from './texts.ts'

/**
 * Makes the filters tell what is chosen and how many products each choice would show, whoever drew them: of what changed
 * in the build's markup before React took it over, React knows nothing.
 */
export function drawnChoices(panel: HTMLElement, { choice: label }: ResultTexts) {
  return ({ chosen, text, sort }: Query, { choices }: FinderData, { counts }: Found) => {
    for (const box of panel.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
      const filter = box.name as FilterName
      const place = choices[filter].findIndex(({ id }) => id === box.value)
      const count = counts[filter][place] ?? 0
      box.checked = chosen[filter].includes(box.value)
      box.disabled = count === 0 && !box.checked
      box.ariaLabel = fill(label, { label: choices[filter][place]?.name ?? '', count })
      const number = box.parentElement?.querySelector('small')
      if (number) number.textContent = String(count)
    }
    const words = panel.querySelector<HTMLInputElement>('input[type=search]')
    if (words && document.activeElement !== words) words.value = text
    const order = panel.querySelector('select')
    if (order) order.value = sort
  }
}
