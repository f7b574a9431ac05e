import { afterPaint } from '#browser/base/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { hasConditions, countConditions, type FinderData, type Query } from './filters.ts'
import type { Found } from './find.ts'
import { formatQuery } from './query.ts'
import {
  $failed,
  $found,
  $isWaiting,
  $painted,
  $results,
  type Failed,
  openFinder,
  retry,
  type Sources
} from './answer.store.ts'
import { $data, $query, add } from './query.store.ts'
import { chips } from './results/chips.ts'
import { scrollToResults } from './results/scroll-to-results.ts'
import { layOutAll } from './results/progressive-layout.ts'
import { nothingFound } from './results/nothing-found.ts'
import { findPanel, followQuery, servePlainPanel, readForm } from './results/panel.ts'
import { partOf } from '#browser/base/part.ts'
import { shownProducts } from './results/shown-products.ts'
import { stayAtTarget } from './results/stay-at-target.ts'
import type { ResultTexts } from './results/texts.ts'
import { followView } from './results/view-choice.ts'

/** Screen readers hear the result this long after the last letter. */
const ANNOUNCE_MS = 600
/** A faster answer needs no message about waiting. */
const PATIENCE_MS = 300
/** If loading takes longer, the whole list is shown. */
const REVEAL_MS = 3000

/**
 * `<product-results>`: shows the products that the finder has found, for the address and for what was selected before
 * the scripts ran. Their number is shown at once; changes of layout follow in the next frame, for the latest answer
 * only.
 */
class ProductResults extends HTMLElement {
  #isMarked = false
  #said = ''
  #waiting: ReturnType<typeof setTimeout> | undefined
  #showStart: (() => void) | undefined

  connectedCallback() {
    this.#said = this.#part('count').textContent
    let show: ReturnType<ProductResults['prepare']> | undefined
    $found.listen(found => {
      const data = $data.get()
      if (!data || !found) return
      show ??= this.prepare(data)
      show(found, $query.get())
    })
    $isWaiting.listen(this.#showWaiting)
    $failed.listen(this.#showFailure)
    this.#part('failed')
      .querySelector('button')
      ?.addEventListener('click', () => {
        // Browsers do not retry a failed import on the same page.
        if ($failed.get() === 'code') location.reload()
        else retry()
      })
    const panel = findPanel()
    // Before the address changes the radio buttons of the view.
    const entered = readForm()
    openFinder(JSON.parse(this.dataset.sources ?? '{}') as Sources)
    document.documentElement.toggleAttribute('data-awaits-results', hasConditions($query.get()))
    setTimeout(this.#reveal, REVEAL_MS)
    this.#showStart = scrollToResults(this.#part('count'), panel)
    if (formatQuery(entered) !== '') add(entered)
    if (panel) {
      servePlainPanel(panel)
      void followQuery(panel)
    }
    followView(this)
    layOutAll(this)
    stayAtTarget(this)
  }

  #part(name: string) {
    return partOf(this, `[data-part=${name}]`)
  }

  #showWaiting = (isWaiting: boolean) => {
    clearTimeout(this.#waiting)
    const [count, live] = [this.#part('count'), this.#part('live')]
    if (isWaiting)
      this.#waiting = setTimeout(() => {
        this.ariaBusy = 'true'
        count.textContent = live.textContent = this.#texts.waiting
      }, PATIENCE_MS)
    else if (this.ariaBusy) {
      this.ariaBusy = null
      count.textContent = this.#said
      live.textContent = ''
    }
  }

  /** A frame after the last change of layout. */
  #reveal = afterPaint(() => document.documentElement.removeAttribute('data-awaits-results'))

  /** What could not be loaded; the list is shown in any case. */
  #showFailure = (failed: Failed) => {
    const note = this.#part('failed')
    note.hidden = !failed
    if (!failed) return
    this.#reveal()
    partOf(note, 'p').textContent = this.#texts.failed[failed]
  }

  /** Marks why each product was found. */
  async #markFound() {
    if (!$results.get() && !this.#isMarked) return
    this.#isMarked = true
    const { markFound } = await import('./results/found-words.ts')
    await markFound(this.#part('list'), this.#texts.foundBy, $results.get())
  }

  get #texts() {
    return JSON.parse(this.dataset.texts ?? '{}') as ResultTexts
  }

  /** Finds its elements when they are first needed, so that reading the page costs nothing. */
  prepare(data: FinderData) {
    const texts = this.#texts
    const showProducts = shownProducts(this.#part('list'), texts)
    const [count, live] = [this.#part('count'), this.#part('live')]
    const showChips = chips(this.#part('chips'), count, texts)
    const showNothing = nothingFound(this.#part('nothing'), count, texts)
    const showCounts = afterPaint((found: Found) => $painted.set(found))
    const showSoon = afterPaint((found: Found, query: Query) => {
      showChips(query, data)
      showNothing(query, found)
      showProducts(found, query.sort, data.byName)
      this.#showStart?.()
      this.#reveal()
      showCounts(found)
      void this.#markFound()
    })
    let announcing: ReturnType<typeof setTimeout> | undefined

    return (found: Found, query: Query) => {
      showSoon(found, query)
      const { length } = found.hits
      const total = data.ids.length
      const said =
        countConditions(query) === 0
          ? fill(texts.all, { count: total })
          : fill(texts.some, { count: length, total })
      if (said === this.#said.trim()) return
      this.#said = count.textContent = said
      clearTimeout(announcing)
      announcing = setTimeout(() => {
        live.textContent = length === 0 ? texts.none : fill(texts.found, { count: length })
      }, ANNOUNCE_MS)
    }
  }
}

customElements.define('product-results', ProductResults)
