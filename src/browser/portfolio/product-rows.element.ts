import { csvOf } from '#lib/csv.ts'
import { formatRowChoice, parseRowChoice } from './row-choice.ts'
import { chooseRows, type RowChoice } from './rows.ts'
import { isForNewTab } from '#browser/base/modified-click.ts'
import { cellsOf, readTable, type RowTable, showRows } from './row-table.ts'

/**
 * `<product-rows>`: filters its tables by category and by words, and sorts them. The address holds the choice.
 * Without a script all rows are visible, and a link to a category leads to its first row.
 */
class ProductRows extends HTMLElement {
  #choice: RowChoice = { query: '' }
  #read: RowTable[] | undefined
  #typing: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    for (const label of this.querySelectorAll('.sort')) becomeButton(label)
    this.addEventListener('click', this.#onClick)
    this.#form?.addEventListener('submit', event => event.preventDefault())
    this.#form?.addEventListener('reset', this.#onReset)
    this.#input?.addEventListener('input', this.#onInput)
    // Reading a long table takes time: it is done before the first letter, which would otherwise
    // wait.
    this.#input?.addEventListener('focus', () => setTimeout(this.#readTables))
    addEventListener('popstate', this.#follow)
    const typed = this.#input?.value
    this.#follow()
    // Typed before this script ran.
    if (this.#input && typed) {
      this.#input.value = typed
      this.#onInput()
    }
  }

  get #form() {
    return this.querySelector('form')
  }

  get #input() {
    return this.querySelector('input')
  }

  get #links() {
    return [...this.querySelectorAll<HTMLAnchorElement>('nav a[data-category]')]
  }

  get #offer() {
    const columns = this.querySelectorAll<HTMLElement>('th[data-column]')
    return {
      categories: this.#links.map(({ dataset }) => dataset.category ?? ''),
      columns: [...columns].map(({ dataset }) => dataset.column ?? '')
    }
  }

  #readTables = () => (this.#read ??= [...this.querySelectorAll('table')].map(readTable))

  #follow = () => {
    const choice = parseRowChoice(location.search, this.#offer)
    if (this.#input) this.#input.value = choice.query
    // A page that shows all of its rows is left unchanged.
    if (this.#read || formatRowChoice(choice, this.#offer)) this.#show(choice)
  }

  #onInput = () => {
    this.#show({ ...this.#choice, query: this.#input?.value ?? '' })
    clearTimeout(this.#typing)
    this.#typing = setTimeout(() => history.replaceState(null, '', this.#address()), 200)
  }

  #onReset = () => {
    this.#choose({ query: '' })
    this.#input?.focus()
  }

  #onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const { category } = event.target.closest<HTMLElement>('nav a')?.dataset ?? {}
    if (category !== undefined && !isForNewTab(event)) {
      event.preventDefault()
      this.#choose({
        ...this.#choice,
        category: category === this.#choice.category ? undefined : category
      })
      this.#form?.scrollIntoView({ block: 'nearest' })
    }
    const header = event.target.closest<HTMLElement>('button.sort')?.closest('th')
    if (header) {
      const isDescending = header.ariaSort === 'ascending'
      this.#choose({ ...this.#choice, sort: { column: header.cellIndex, isDescending } })
    }
    const download = event.target.closest<HTMLAnchorElement>('a[download]')
    if (download) this.#putShownInto(download)
  }

  #choose(choice: RowChoice) {
    this.#show(choice)
    history.pushState(null, '', this.#address())
  }

  get #isEverything() {
    return this.#address() === location.pathname
  }

  #address() {
    return location.pathname + formatRowChoice(this.#choice, this.#offer)
  }

  #show(choice: RowChoice) {
    this.#choice = choice
    const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true })
    let [shown, total] = [0, 0]
    const letters = this.querySelectorAll<HTMLElement>('.letters li')
    for (const [index, table] of this.#readTables().entries()) {
      const rows = chooseRows(table.rows, choice, compare)
      showRows(table, rows)
      letters[index]?.toggleAttribute('hidden', rows.length === 0)
      shown += rows.length
      total += table.rows.length
    }
    this.#tell({ shown, total })
    this.#mark(shown)
  }

  /** Says above the rows how many are shown. */
  #tell({ shown, total }: { shown: number; total: number }) {
    const count = this.querySelector<HTMLElement>('[data-count]')
    if (!count) return
    count.dataset.all ??= count.textContent
    const { lang } = document.documentElement
    const numbers = new Intl.NumberFormat(lang, { numberingSystem: 'latn' })
    const text = shown === total ? count.dataset.all : (this.dataset.showing ?? '')
    count.textContent = text
      .replace('{count}', numbers.format(shown))
      .replace('{total}', numbers.format(total))
  }

  /** Marks the current choice in the controls. */
  #mark(shown: number) {
    const { category, sort } = this.#choice
    for (const link of this.#links)
      link.ariaCurrent = link.dataset.category === category ? 'true' : null
    for (const header of this.querySelectorAll<HTMLTableCellElement>('th[data-column]'))
      header.ariaSort =
        header.cellIndex !== sort?.column ? null : sort.isDescending ? 'descending' : 'ascending'
    this.querySelector('[type=reset]')?.toggleAttribute('hidden', this.#isEverything)
    this.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0)
  }

  /** The linked file has all rows; filtered or sorted rows are written here. */
  #putShownInto(link: HTMLAnchorElement) {
    link.dataset.file ??= link.href
    if (this.#isEverything) {
      link.href = link.dataset.file
      return
    }
    const [head] = this.querySelectorAll<HTMLTableRowElement>('thead tr')
    const rows = this.querySelectorAll<HTMLTableRowElement>('tbody tr')
    const csv = csvOf([...(head ? [head] : []), ...rows].map(cellsOf))
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  }
}

function becomeButton(label: Element): void {
  const button = document.createElement('button')
  button.className = label.className
  button.append(...label.childNodes)
  label.replaceWith(button)
}

customElements.define('product-rows', ProductRows)
