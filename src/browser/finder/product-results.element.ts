import { afterPaint } from '#browser/base/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { asksAnything, countAsked, type FinderData, type Query } from './filters.ts'
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
import { findPanel, followQuery, hearPlainPanel, readForm } from './results/panel.ts'
import { partOf } from '#browser/base/part.ts'
import { shownProducts } from './results/shown-products.ts'
import { stayAtTarget } from './results/stay-at-target.ts'
import type { ResultTexts } from './results/texts.ts'
import { followView } from './results/view-choice.ts'

/** So long after the last letter a screen reader hears the result. */
const ANNOUNCE_MS = 600
/** An answer that comes sooner needs no word on the wait. */
const PATIENCE_MS = 300
/** On a line that is slower still, the whole list is better than none. */
const ARRIVAL_MS = 3000

/**
 * The products of the page, of which it shows what the finder found: by the address and by what was chosen before the
 * scripts came. How many they are is said at once; what moves the page follows in the next frame, for the latest answer
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
        // A browser does not ask twice for code that did not arrive.
        if ($failed.get() === 'code') location.reload()
        else retry()
      })
    const panel = findPanel()
    // Before the address moves the boxes of the view.
    const entered = readForm()
    openFinder(JSON.parse(this.dataset.sources ?? '{}') as Sources)
    document.documentElement.toggleAttribute('data-is-arriving', asksAnything($query.get()))
    setTimeout(this.#arrive, ARRIVAL_MS)
    this.#showStart = scrollToResults(this.#part('count'), panel)
    if (formatQuery(entered) !== '') add(entered)
    if (panel) {
      hearPlainPanel(panel)
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

  /** A frame after the last move. */
  #arrive = afterPaint(() => document.documentElement.removeAttribute('data-is-arriving'))

  /** What did not arrive; the list is there in any case. */
  #showFailure = (failed: Failed) => {
    const note = this.#part('failed')
    note.hidden = !failed
    if (!failed) return
    this.#arrive()
    partOf(note, 'p').textContent = this.#texts.failed[failed]
  }

  /** Why each product was found, once its words are marked. */
  async #markFound() {
    if (!$results.get() && !this.#isMarked) return
    this.#isMarked = true
    const { markFound } = await import('./results/found-words.ts')
    await markFound(this.#part('list'), this.#texts.foundBy, $results.get())
  }

  get #texts() {
    return JSON.parse(this.dataset.texts ?? '{}') as ResultTexts
  }

  /** Looks its parts up when they are first needed: a page that is only read does no work. */
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
      this.#arrive()
      showCounts(found)
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
