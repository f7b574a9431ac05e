import type { FilterName, Sort } from '#browser/finder/filters.ts'
import { choose, setSort, setText } from '#browser/finder/finder.store.ts'
import { $isSheetOpen } from '#browser/finder/finder-panel.store.ts'

/** Focus that does not show came from a finger or a mouse: the button was pressed before anything could hear it. */
const PRESSED = '.finder-open:focus:not(:focus-visible)'

/** What was done to the filters before any script ran: the browser restores nothing here, so all that differs is new. */
export function earlyChoices(panel: HTMLElement): (() => void)[] {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const words = panel.querySelector<HTMLInputElement>('input[type=search]')?.value.trim()
  const order = panel.querySelector('select')
  return [
    ...(panel.querySelector(PRESSED) ? [() => $isSheetOpen.set(true)] : []),
    ...boxes
      .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
      .map(
        ({ name, value, checked }) =>
          () =>
            choose(name as FilterName, value, checked)
      ),
    ...(words ? [() => setText(words)] : []),
    ...(order?.selectedIndex ? [() => setSort(order.value as Sort)] : [])
  ]
}
