import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { countAsked, type FinderData, type Query } from '#search/filters.ts'
import type { Found } from '#search/find.ts'
import { asksAnything } from '#search/query.ts'
import {
  $data,
  $failed,
  $found,
  $query,
  $terms,
  type Failed,
  openFinder,
  type Sources
} from '#stores/finder.ts'
import { $isPanelDrawn } from '#stores/finder-panel.ts'
import { chips } from './results/chips.ts'
import { drawnChoices } from './results/drawn-choices.ts'
import { nothingFound } from './results/nothing-found.ts'
import { partOf } from './results/part.ts'
import { shownProducts } from './results/shown-products.ts'
import type { ResultTexts } from './results/texts.ts'

/** So long after the last letter a screen reader hears the result. */
const ANNOUNCE_MS = 600

/**
 * The products of the page, of which it shows what the finder found: by the address alone, before anyone touches it. How
 * many they are is said at once; what moves the page follows in the next frame, for the latest answer only.
 */
class ProductResults extends HTMLElement {
  #isMarked = false

  connectedCallback() {
    if (asksAnything(location.search)) {
      this.ariaBusy = 'true'
      void openFinder(this.#sources)
      this.#showWords()
    }
    $failed.listen(failed => this.#showFailure(failed))
    let show: ReturnType<ProductResults['prepare']> | undefined
    $found.listen(found => {
      const data = $data.get()
      if (!data || !found) return
      show ??= this.prepare(data)
      this.ariaBusy = null
      show(found, $query.get())
    })
  }

  /** What did not arrive; the list is there in any case. */
  #showFailure(failed: Failed) {
    this.ariaBusy = null
    const { failed: texts } = this.#texts
    partOf(this, '[data-part=failed]').textContent = failed ? texts[failed] : ''
  }

  /** What was asked stands in the field at once, however long the answer takes. */
  #showWords() {
    const field = document.querySelector<HTMLInputElement>('.finder-search input')
    if (field?.value === '') field.value = $query.get().text
  }

  /** Why each product was found, once its words are marked. */
  async #markFound() {
    const terms = $terms.get()
    if (!terms && !this.#isMarked) return
    this.#isMarked = true
    const { markFound } = await import('./results/found-words.ts')
    await markFound(partOf(this, '[data-part=list]'), $terms.get())
  }

  get #sources() {
    return JSON.parse(this.dataset.sources ?? '{}') as Sources
  }

  get #texts() {
    return JSON.parse(this.dataset.texts ?? '{}') as ResultTexts
  }

  /** Looks its parts up when they are first needed: a page that is only read does no work. */
  prepare(data: FinderData) {
    const texts = this.#texts
    const part = (name: string) => partOf(this, `[data-part=${name}]`)
    const showProducts = shownProducts(part('list'), texts)
    const [count, live] = [part('count'), part('live')]
    const showChips = chips(part('chips'), count, texts)
    const showNothing = nothingFound(part('nothing'), texts)
    const panel = document.querySelector<HTMLElement>('reach-island[data-name=product-finder]')
    const showChoices = panel ? drawnChoices(panel, texts) : undefined
    const showSoon = afterPaint((found: Found, query: Query) => {
      showChips(query, data)
      showNothing(query, found)
      if (!$isPanelDrawn.get()) showChoices?.(query, data, found)
      showProducts(found, query.sort, data.byName)
      void this.#markFound()
    })
    let announcing: ReturnType<typeof setTimeout> | undefined

    return (found: Found, query: Query) => {
      showSoon(found, query)
      const { length } = found.hits
      const total = data.ids.length
      const said =
        countAsked(query) === 0
          ? fill(texts.all, { count: total })
          : fill(texts.some, { count: length, total })
      if (said === count.textContent.trim()) return
      count.textContent = said
      clearTimeout(announcing)
      announcing = setTimeout(() => {
        live.textContent = length === 0 ? texts.none : fill(texts.found, { count: length })
      }, ANNOUNCE_MS)
    }
  }
}

customElements.define('product-results', ProductResults)
