import type { TableRow } from './row-table.ts'

/**
 * Boxes by which a visitor chooses rows one by one. The button first shows the boxes, then the chosen rows alone. What
 * is chosen stays chosen while other rows are searched for.
 */
export class ChosenRows {
  readonly #button: HTMLButtonElement
  readonly #readRows: () => readonly TableRow[]
  readonly #ids = new Set<string>()

  constructor(
    button: HTMLButtonElement,
    readRows: () => readonly TableRow[],
    onShow: (ids: string[]) => void
  ) {
    this.#button = button
    this.#readRows = readRows
    button.dataset.choose ??= button.textContent
    button.addEventListener('click', () => {
      this.#addBoxes()
      if (this.#ids.size > 0) onShow([...this.#ids])
    })
  }

  /** These rows, and no others, are shown: they were chosen here or by whom the address is from. */
  areShown(ids: readonly string[] | undefined) {
    if (ids) {
      for (const id of ids) this.#ids.add(id)
      this.#addBoxes()
    }
    this.#button.hidden = ids !== undefined
  }

  #addBoxes() {
    for (const { id, element } of this.#readRows()) {
      const name = element.querySelector('th')
      if (id === undefined || !name || name.querySelector('input')) continue
      const box = Object.assign(document.createElement('input'), {
        type: 'checkbox',
        checked: this.#ids.has(id),
        ariaLabel: name.textContent.trim()
      })
      box.addEventListener('change', () => {
        if (box.checked) this.#ids.add(id)
        else this.#ids.delete(id)
        this.#writeButton()
      })
      name.prepend(box)
    }
    this.#writeButton()
  }

  #writeButton() {
    const { choose = '', show = '' } = this.#button.dataset
    const count = String(this.#ids.size)
    this.#button.toggleAttribute('data-has-chosen', this.#ids.size > 0)
    this.#button.textContent = this.#ids.size === 0 ? choose : show.replace('{count}', count)
  }
}
