import { afterPaint } from '#lib/after-paint.ts'
import { countConditions, type FinderData, type Query } from './filters.ts'
import type { Found } from './find.ts'
import { formatQuery } from './query.ts'
import {
  $country,
  $failed,
  $found,
  $isWaiting,
  $matches,
  $painted,
  $results,
  type Failed,
  openFinder,
  retry
} from './answer.store.ts'
import { $data, $query, add, isInstead } from './query.store.ts'
import { askedUses } from './asked-uses.ts'
import { chips, leftOut } from './results/chips.ts'
import { showCountry } from './results/country-line.ts'
import { DeferredParts } from './results/deferred-parts.ts'
import { ResultCount } from './results/result-count.ts'
import { scrollToResults } from './results/scroll-to-results.ts'
import { layOutProgressively } from './results/progressive-layout.ts'
import { findPanel, followQuery, servePlainPanel, readForm } from './results/panel.ts'
import { requireElement } from '#lib/require-element.ts'
import { shownProducts } from './results/shown-products.ts'
import { stayAtTarget } from './results/stay-at-target.ts'
import type { ResultTexts } from './results/texts.ts'
import { followView } from './results/view-choice.ts'
import { sourcesOfPage } from './sources.ts'

/**
 * `<product-results>`: shows the products that the finder has found, for the address and for what was selected before
 * the scripts ran. Their number is shown at once; changes of layout follow in the next frame, for the latest answer
 * only.
 */
class ProductResults extends HTMLElement {
  #isMarked = false
  #hasAsked = false
  #hasCardCode = false
  readonly #late = new DeferredParts(this)
  #showStart: (() => void) | undefined
  #count: ResultCount | undefined

  connectedCallback() {
    const count = (this.#count = new ResultCount(this, this.#texts))
    let show: ReturnType<ProductResults['prepare']> | undefined
    $found.listen(found => {
      const data = $data.get()
      if (!data || !found) return
      show ??= this.prepare(data, count)
      show(found, $query.get())
    })
    $isWaiting.listen(count.followWaiting)
    $failed.listen(this.#showFailure)
    this.#part('failed')
      .querySelector('button')
      ?.addEventListener('click', () => {
        if ($failed.get() === 'data') retry()
        else if (navigator.onLine) location.reload()
      })
    const panel = findPanel()
    // Before the address changes the radio buttons of the view.
    const entered = readForm()
    openFinder(sourcesOfPage())
    // Before the answer, the number of all products would be taken for the result.
    if ($isWaiting.get()) count.sayWaiting()
    this.#showStart = scrollToResults(this.#part('count'), panel)
    if (formatQuery(entered) !== '') add(entered)
    if (panel) {
      servePlainPanel(panel)
      void followQuery(panel)
    }
    followView(this)
    layOutProgressively(this)
    stayAtTarget(this)
  }

  #part(name: string) {
    return requireElement(this, `[data-part=${name}]`)
  }

  /** Shows the list with its number, a frame after the last change of layout. */
  #reveal = afterPaint(() => {
    document.documentElement.removeAttribute('data-awaits-results')
    this.#count?.sayShown()
  })

  /** Says what could not be loaded; the list is shown in any case. */
  #showFailure = (failed: Failed) => {
    const note = this.#part('failed')
    note.hidden = !failed
    if (!failed) return
    this.#reveal()
    requireElement(note, 'p').textContent = this.#texts.failed[failed]
  }

  /** Shows why each product was found. */
  async #markFound() {
    if (!$results.get() && !this.#isMarked) return
    this.#isMarked = true
    const { markFound } = await import('./results/found-words.ts')
    await markFound(this.#part('list'), this.#texts.foundBy, $results.get())
  }

  /** Shows the answer card once a crop and a problem are selected together, and updates it from then on. */
  async #showCard({ hits }: Found, query: Query, data: FinderData) {
    const uses = askedUses(data, query, $matches.get())
    if (uses.length === 0 && !this.#hasAsked) return
    this.#hasAsked = true
    const [part, { waiting }] = [this.#part('card'), this.#texts]
    if (!this.#hasCardCode) {
      part.hidden = uses.length === 0
      part.textContent = waiting
      part.ariaBusy = 'true'
    }
    try {
      const { showCard } = await import('./results/answer-card.ts')
      this.#hasCardCode = true
      const listed = new Set(hits.map(at => data.ids[at] ?? ''))
      await showCard({ part, list: this.#part('list'), uses, listed, waiting })
    } catch (error) {
      part.hidden = true
      throw error
    }
  }

  get #texts() {
    return JSON.parse(this.dataset.texts ?? '{}') as ResultTexts
  }

  /** Called with the data: finding these elements earlier would slow the reading of the page. */
  prepare(data: FinderData, count: ResultCount) {
    const showSoon = afterPaint(this.#layOut(data))
    return (found: Found, query: Query) => {
      showSoon(found, query)
      count.show({
        length: found.hits.length,
        total: data.ids.length,
        isOfAll: countConditions(query) === 0
      })
    }
  }

  /** What moves the page: the list and all parts around it. */
  #layOut(data: FinderData) {
    const texts = this.#texts
    const showProducts = shownProducts(this.#part('list'), texts)
    const [count, note, nothing] = [
      this.#part('count'),
      this.#part('left-out'),
      this.#part('nothing')
    ]
    const showChips = chips(this.#part('chips'), count, texts)
    const loadSteps = once(async () => {
      const { nextSteps } = await import('./results/next-steps.ts')
      return nextSteps(this.#part('next'), this.#part('list'))
    })
    const loadNote = once(async () => {
      const { nothingFound } = await import('./results/nothing-found.ts')
      return nothingFound(nothing, count, texts)
    })
    const showCounts = afterPaint((found: Found) => $painted.set(found))
    return (found: Found, query: Query) => {
      showChips(query, data)
      note.textContent = leftOut(found, texts)
      note.hidden = note.textContent === ''
      this.#part('instead').hidden = !isInstead()
      showCountry(this.#part('country'), $country.get())
      nothing.hidden = found.hits.length > 0
      const late = this.#late
      if (!nothing.hidden)
        void late.add(
          'note',
          loadNote().then(show => show(query, found))
        )
      void late.add(
        'steps',
        loadSteps().then(show => show(query, found))
      )
      showProducts(found, query.sort, data.byName)
      this.#showStart?.()
      showCounts(found)
      // The list is shown after the card, which would push it down. The reasons follow the card, because its doses may
      // be among them.
      const answered = this.#showCard(found, query, data).finally(() => this.#markFound())
      void late.add('card', answered).then(this.#reveal)
    }
  }
}

/** Calls `load` at the first call; later calls get the same promise. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => (loaded ??= load())
}

customElements.define('product-results', ProductResults)
