import type { LocalizedText } from '#lib/localized-text.ts'
import { MAX_COMPARED } from '#config/constants.ts'
import { formatIds, parseIds } from '#browser/base/addressed-ids.ts'
import type { ComparisonSheet } from './sheet.ts'
import { storeComparison, readComparison } from './stored-comparison.ts'
import { createNode } from '#browser/base/create-node.ts'
import type { showList } from './list.ts'
import type { comparisonTable } from './table.ts'
import { treeOfPage } from '#browser/base/tree-of-page.ts'

/**
 * `<compare-products>`: the products that the address names, otherwise those that this browser has stored, side by
 * side. The products of the address are then stored, so that the next page adds to what is shown here; but not if one
 * that the visitor has chosen would be lost. The page then says so, and leads to the visitor's own.
 */
class CompareProducts extends HTMLElement {
  #sheet: ComparisonSheet | undefined
  #tableOf: typeof comparisonTable | undefined
  #list: typeof showList | undefined

  connectedCallback() {
    this.addEventListener('click', this.#onClick)
    addEventListener('popstate', this.#show)
    const own = parseIds(location.search).length === 0 ? this.#own() : []
    if (own.length > 0) this.#ask('replaceState', own)
    else this.#show()
  }

  /** Shows one of the parts, with everything that belongs to the table. */
  #reveal(name: 'empty' | 'failed' | 'table' | 'waiting') {
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]:not([role])'))
      part.hidden = part.dataset.part !== name
  }

  #load = async () => {
    this.#reveal('waiting')
    this.ariaBusy = 'true'
    try {
      const [response, { comparisonTable }, { showList }] = await Promise.all([
        fetch(this.dataset.sheet ?? ''),
        import('./table.ts'),
        import('./list.ts')
      ])
      this.#tableOf = comparisonTable
      this.#list = showList
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      this.#sheet = (await response.json()) as ComparisonSheet
      this.#show()
    } catch (error) {
      console.warn('The products did not arrive.', error)
      this.#reveal('failed')
    }
    this.ariaBusy = null
  }

  #show = () => {
    const asked = parseIds(location.search)
    if (asked.length === 0) {
      this.#place('[data-part="note"]', [])
      this.#reveal('empty')
      this.#count(0)
      return
    }
    const sheet = this.#sheet
    const tableOf = this.#tableOf
    if (!sheet || !tableOf || !this.#list) {
      void this.#load()
      return
    }
    const { shown, unknown, left, elsewhere } = this.#list(this, sheet, asked)
    this.#place('[data-part="note"]', [
      ...(unknown ? this.#say(sheet.notes.notFound, unknown) : []),
      ...elsewhere.flatMap(link => [createNode(link), ' ']),
      ...(left.length > 0
        ? [...this.#say(sheet.notes.full), ...this.#say(sheet.notes.notShown, left)]
        : [])
    ])
    this.#place('[data-table]', [createNode(tableOf(sheet, shown.slice(0, MAX_COMPARED)))])
    this.#reveal(shown.length > 0 ? 'table' : 'empty')
    this.#count(shown.length)
  }

  /** For screen readers, which do not announce that columns come and go. */
  #count(products: number) {
    this.#place('[data-count][role]', this.#say(this.#sheet?.counts[products]))
  }

  #say({ text, lang } = { text: '' } as LocalizedText, names: string[] = []): (Node | string)[] {
    const words = text.replace(/\{\w+\}/, () => names.join(this.#sheet?.comma))
    return [createNode(lang === undefined ? words : ['span', { lang }, words]), ' ']
  }

  #onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const { remove } = target.closest<HTMLElement>('[data-remove]')?.dataset ?? {}
    const isCleared = target.closest('[data-clear]') !== null
    if (target.closest('[data-retry]') && navigator.onLine) location.reload()
    if (remove === undefined && !isCleared) return
    let left = isCleared ? [] : parseIds(location.search).filter(id => id !== remove)
    // What is left becomes the visitor's own again; of a link without products, the own ones are shown.
    if (!this.hasAttribute('data-of-link')) storeComparison(treeOfPage(), [])
    else if (left.length === 0) left = this.#own()
    this.#ask('pushState', left)
    // The button that was pressed has been removed.
    const next = left.length > 0 ? '[data-remove]' : '[data-part="empty"] a'
    this.querySelector<HTMLElement>(next)?.focus()
  }

  #own(): string[] {
    return readComparison(treeOfPage()).map(({ id }) => id)
  }

  #ask(write: 'pushState' | 'replaceState', ids: readonly string[]) {
    history[write](null, '', location.pathname + formatIds(ids))
    this.#show()
  }

  #place(selector: string, nodes: (Node | string)[]) {
    this.querySelector(selector)?.replaceChildren(...nodes)
  }
}

customElements.define('compare-products', CompareProducts)
