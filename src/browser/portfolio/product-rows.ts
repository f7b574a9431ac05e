import { MAX_CHOSEN } from '#config/constants.ts'
import { asksAbout } from '#browser/base/enquiry-link.ts'
import { requireElement } from '#lib/require-element.ts'
import { printAddress } from '#browser/base/print-address.ts'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import type { ChosenRows } from './chosen-rows.ts'
import { formatRowChoice, parseRowChoice } from './row-choice.ts'
import { areFoundByOtherName, chooseRows, countByCategory, type RowChoice } from './rows.ts'
import { isForNewTab } from '#browser/base/modified-click.ts'
import { codesIn, splitAtStrengths } from './row-words.ts'
import { linkToRows } from './link-to-rows.ts'
import { readOffer, readTable, type RowTable, showRows, type TableRow } from './row-table.ts'
import { showCount } from './show-count.ts'

/** Filters the tables of `<product-rows>` by category and by words, and sorts them. The address holds the choice. */
export class ProductRows {
  readonly #host: HTMLElement
  #chosen: Promise<ChosenRows> | undefined
  #choice: RowChoice = { query: '' }
  #read: RowTable[] | undefined
  #codes: ReadonlySet<string> | undefined
  #typing: ReturnType<typeof setTimeout> | undefined

  constructor(host: HTMLElement) {
    this.#host = host
    host.addEventListener('click', this.#onClick)
    this.#form?.addEventListener('submit', event => event.preventDefault())
    this.#form?.addEventListener('reset', this.#onReset)
    this.#input?.addEventListener('input', this.#onInput)
    addEventListener('popstate', this.#follow)
    addEventListener('beforeprint', () => printAddress(location.href))
    this.#button?.addEventListener('click', this.#onChoose)
    asksAbout(this.#part('none'), () => [{ name: this.#choice.query }])
    asksAbout(this.#part('ask'), () => this.#names)
    const typed = this.#input?.value
    this.#follow()
    // Typed before this script ran.
    if (this.#input && typed) {
      this.#input.value = typed
      this.#onInput()
    }
    // Reading a long table takes time, so it is done before the first letter, which would otherwise wait.
    setTimeout(this.#readTables)
  }

  #part(name: string) {
    return requireElement(this.#host, `[data-part=${name}]`)
  }

  /** The names of all chosen rows, those that are not shown too; where none is chosen, of the rows shown. */
  get #names() {
    const isChosen = ({ element }: TableRow) => element.querySelector(':checked') !== null
    const chosen = this.#rows.filter(isChosen)
    const rows =
      chosen.length > 0 ? chosen : this.#rows.filter(({ element }) => element.isConnected)
    return rows.map(({ element }) => {
      const name = element.querySelector('th')?.textContent ?? ''
      return { name: unbindUnits(name).trim() }
    })
  }

  /** Shows the boxes of rows. A list without rows has none. */
  get #button() {
    return this.#host.querySelector<HTMLElement>('[data-part=choose]')
  }

  get #form() {
    return this.#host.querySelector('form')
  }

  get #input() {
    return this.#host.querySelector('input')
  }

  get #links() {
    return [...this.#host.querySelectorAll<HTMLAnchorElement>('nav a[data-category]')]
  }

  get #offer() {
    return readOffer(this.#host, this.#links)
  }

  #readCodes = () => (this.#codes ??= codesIn(this.#rows))

  get #rows() {
    return this.#readTables().flatMap(({ rows }) => rows)
  }

  #readTables = () => (this.#read ??= [...this.#host.querySelectorAll('table')].map(readTable))

  #follow = () => {
    const choice = parseRowChoice(location.search, this.#offer)
    if (this.#input) this.#input.value = choice.query
    // A page that shows all of its rows is left unchanged.
    if (this.#read || formatRowChoice(choice, this.#offer)) this.#show(choice)
  }

  #onInput = () => {
    const query = this.#input?.value ?? ''
    this.#show({ ...this.#choice, query, ids: undefined, english: undefined, isWider: undefined })
    clearTimeout(this.#typing)
    this.#typing = setTimeout(() => {
      // The address may be that of another page by now.
      if (this.#host.isConnected) history.replaceState(null, '', this.#address())
    }, 200)
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
        ids: undefined,
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
    if (download) linkToRows(download, this.#isEverything ? undefined : this.#host)
  }

  /** The first click shows boxes, and one after something was chosen the chosen rows. */
  #onChoose = () => {
    this.#withBoxes(({ ids, goToFirst }) => {
      if (ids.length > 0) this.#choose({ query: '', ids })
      if (ids.length > 0) goToFirst()
    })
  }

  #withBoxes(use: (chosen: ChosenRows) => void) {
    const button = this.#button
    if (!button) return
    this.#chosen ??= import('./chosen-rows.ts').then(
      ({ ChosenRows }) => new ChosenRows(button, this.#rows)
    )
    this.#chosen.then(use).catch(this.#isWithoutCode)
  }

  #isWithoutCode = (error: unknown) => {
    console.error(this.#host, error)
    this.#host.dataset.isWithoutCode = ''
  }

  #choose(choice: RowChoice) {
    if (this.#input) this.#input.value = choice.query
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
    const { ids } = choice
    this.#button?.toggleAttribute('hidden', ids !== undefined)
    // When the boxes are there, the address is that of this choice.
    if (ids ?? this.#chosen) this.#withBoxes(chosen => chosen.choose(ids))
    const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true })
    const found: TableRow[] = []
    const letters = this.#host.querySelectorAll<HTMLElement>('.letters li')
    for (const [index, table] of this.#readTables().entries()) {
      const rows = chooseRows(table.rows, choice, compare, this.#readCodes())
      showRows(table, rows)
      letters[index]?.toggleAttribute('hidden', rows.length === 0)
      found.push(...rows)
    }
    const shown = found.length
    const isByOtherName = !choice.english && areFoundByOtherName(found, choice, this.#readCodes())
    const english = isByOtherName ? [choice.query.trim()] : choice.english
    showCount(this.#host, { shown, total: this.#rows.length, ...choice, english })
    this.#mark(shown)
    // The note "nothing found" waits until the names of all countries have been searched.
    this.#host.ariaBusy = shown === 0 ? 'true' : null
    if (shown === 0)
      this.#lookFurther(choice)
        .catch(this.#isWithoutCode)
        .finally(() => {
          if (choice === this.#choice) this.#host.ariaBusy = null
        })
  }

  /** The words match no row: they may be misspelled, in another language, or name products of other countries. */
  async #lookFurther(choice: RowChoice) {
    const { query } = choice
    const categories = this.#otherCategories(choice)
    if (categories.length === 0 && !choice.english) {
      const { furtherWords, inEnglish } = await import('./names.ts')
      const rows = this.#rows.map(({ searched }) => searched)
      const groups = this.#rows.flatMap(({ groups = [] }) => groups)
      const url = this.#host.dataset.names ?? ''
      const further = await furtherWords(
        query,
        words => inEnglish(words, url, splitAtStrengths, rows, groups),
        splitAtStrengths,
        english => chooseRows(this.#rows, { query, english }, () => 0, this.#readCodes()).length > 0
      )
      if (choice !== this.#choice) return
      if (further) {
        this.#show({ ...choice, ...further })
        return
      }
    }
    const { showOtherPlaces } = await import('./other-places.ts')
    if (choice !== this.#choice) return
    const absent = choice.english ? [choice.english] : []
    await showOtherPlaces(this.#part('none'), { query, absent }, categories)
  }

  /** The categories that have rows with these words, with their numbers of rows. */
  #otherCategories(choice: RowChoice) {
    const counted = countByCategory(this.#rows, choice, this.#readCodes())
    return counted.map(({ category, count }) => ({
      path: formatRowChoice({ ...choice, category }, this.#offer),
      title: `${category} ${String(count)}`
    }))
  }

  /** Marks the current choice in the controls. */
  #mark(shown: number) {
    const { category, sort } = this.#choice
    for (const link of this.#links)
      link.ariaCurrent = link.dataset.category === category ? 'true' : null
    for (const header of this.#host.querySelectorAll<HTMLTableCellElement>('th[data-column]'))
      header.ariaSort =
        header.cellIndex !== sort?.column ? null : sort.isDescending ? 'descending' : 'ascending'
    this.#host.querySelector('[type=reset]')?.toggleAttribute('hidden', this.#isEverything)
    // Of rows that were searched for, none is left for later.
    this.#host.toggleAttribute('data-is-narrowed', !this.#isEverything)
    this.#part('none').hidden = shown > 0
    this.#part('ask').hidden = shown === 0 || shown > MAX_CHOSEN || this.#isEverything
  }
}
