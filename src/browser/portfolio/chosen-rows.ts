import type { TableRow } from './row-table.ts'

/**
 * Boxes by which a visitor chooses rows one by one; the button says how many are chosen. What is chosen stays chosen
 * while other rows are searched for.
 */
export class ChosenRows {
  readonly #button: HTMLElement
  readonly #rows: readonly TableRow[]

  constructor(button: HTMLElement, rows: readonly TableRow[]) {
    this.#button = button
    this.#rows = rows
    button.dataset.choose = button.textContent
    for (const { id, element } of rows) {
      const name = element.querySelector('th')
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.ariaLabel = name?.textContent.trim() ?? id
      box.addEventListener('change', () => {
        // Where the chosen rows are shown, it leads to those that are chosen now.
        button.hidden = false
        this.#sayCount()
      })
      name?.prepend(box)
    }
  }

  get ids(): string[] {
    return this.#rows.filter(({ element }) => boxOf(element)?.checked).map(({ id }) => id)
  }

  choose(ids: readonly string[]) {
    for (const { id, element } of this.#rows) {
      const box = boxOf(element)
      if (box && ids.includes(id)) box.checked = true
    }
    this.#sayCount()
  }

  #sayCount = () => {
    const { choose = '', show = '' } = this.#button.dataset
    const { length } = this.ids
    this.#button.toggleAttribute('data-has-chosen', length > 0)
    this.#button.textContent = length > 0 ? show.replace('{count}', String(length)) : choose
  }
}

const boxOf = (row: HTMLElement) => row.querySelector('input')
