import { printCode, removeCode } from '#browser/base/print-code.ts'
import type { TableRow } from './row-table.ts'

/**
 * Boxes by which a visitor chooses rows one by one; the button says how many are chosen. What is chosen stays chosen
 * while other rows are searched for. The list of these rows is printed with a title and the QR code of its address.
 */
export class ChosenRows {
  readonly #button: HTMLElement
  readonly #rows: readonly TableRow[]
  readonly #title = document.createElement('h2')

  constructor(button: HTMLElement, rows: readonly TableRow[]) {
    this.#button = button
    this.#rows = rows
    button.dataset.choose = button.textContent
    // `print.css` shows it.
    this.#title.className = 'print-title size-3'
    this.#title.hidden = true
    this.#title.textContent = button.dataset.chosen ?? ''
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

  /** The list of chosen rows is short: they, and the focus of the hidden button, would be out of sight. */
  goToFirst = () => {
    const first = this.#rows.find(({ element }) => element.isConnected)?.element
    first?.scrollIntoView({ block: 'center' })
    first?.querySelector('input')?.focus({ preventScroll: true })
  }

  /** Chooses the rows of the address, which are printed as a list of their own; without ids, the address has none. */
  choose(ids?: readonly string[]) {
    if (!ids) {
      this.#title.remove()
      removeCode()
      return
    }
    for (const { id, element } of this.#rows) {
      const box = boxOf(element)
      if (box && ids.includes(id)) box.checked = true
    }
    this.#sayCount()
    this.#button.closest('form')?.after(this.#title)
    printCode(location.href)
  }

  #sayCount = () => {
    const { choose = '', show = '' } = this.#button.dataset
    const { length } = this.ids
    this.#button.toggleAttribute('data-has-chosen', length > 0)
    this.#button.textContent = length > 0 ? show.replace('{count}', String(length)) : choose
  }
}

const boxOf = (row: HTMLElement) => row.querySelector('input')
