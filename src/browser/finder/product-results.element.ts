import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import { countConditions, type FinderData, type Query } from './filters.ts'
import type { Found } from './find.ts'
import { formatQuery } from './query.ts'
import {
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
import { $data, $query, add } from './query.store.ts'
import { askedUses } from './asked-uses.ts'
import { chips, leftOut } from './results/chips.ts'
import { scrollToResults } from './results/scroll-to-results.ts'
import { layOutProgressively } from './results/progressive-layout.ts'
import { findPanel, followQuery, servePlainPanel, readForm } from './results/panel.ts'
import { partOf } from '#lib/part.ts'
import { shownProducts } from './results/shown-products.ts'
import { stayAtTarget } from './results/stay-at-target.ts'
import type { ResultTexts } from './results/texts.ts'
import { followView } from './results/view-choice.ts'
import { sourcesOfPage } from './sources.ts'

/** Screen readers hear the result this long after the last letter. */
const ANNOUNCE_MS = 600
/** A faster answer needs no message about waiting. */
const PATIENCE_MS = 300

/**
 * `<product-results>`: shows the products that the finder has found, for the address and for what was selected before
 * the scripts ran. Their number is shown at once; changes of layout follow in the next frame, for the latest answer
 * only.
 */
class ProductResults extends HTMLElement {
  #isMarked = false
  #hasAsked = false
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
    openFinder(sourcesOfPage())
    // Until the answer to an address comes, the number of all products would look like it.
    if ($isWaiting.get()) this.#sayWaiting()
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
    return partOf(this, `[data-part=${name}]`)
  }

  #showWaiting = (isWaiting: boolean) => {
    clearTimeout(this.#waiting)
    const [count, live] = [this.#part('count'), this.#part('live')]
    if (isWaiting) this.#waiting = setTimeout(this.#sayWaiting, PATIENCE_MS)
    else if (this.ariaBusy) {
      this.ariaBusy = null
      count.textContent = this.#said
      live.textContent = ''
    }
  }

  /** A frame after the last change of layout. */
  #reveal = afterPaint(() => document.documentElement.removeAttribute('data-awaits-results'))

  #sayWaiting = () => {
    this.ariaBusy = 'true'
    this.#part('count').textContent = this.#part('live').textContent = this.#texts.waiting
  }

  /** What could not be loaded; the list is shown in any case. */
  #showFailure = (failed: Failed) => {
    const note = this.#part('failed')
    note.hidden = !failed
    if (!failed) return
    this.#reveal()
    partOf(note, 'p').textContent = this.#texts.failed[failed]
  }

  /** What comes after the list may not come; the page then says so. */
  async #add(part: Promise<void>) {
    await part.catch((error: unknown) => {
      console.warn('A part of the answer did not arrive.', error)
      this.dataset.isWithoutCode = ''
    })
  }

  /** Marks why each product was found. */
  async #markFound() {
    if (!$results.get() && !this.#isMarked) return
    this.#isMarked = true
    const { markFound } = await import('./results/found-words.ts')
    await markFound(this.#part('list'), this.#texts.foundBy, $results.get())
  }

  /** Asks for the card when a crop and a problem are asked for together, and then for every change. */
  async #showCard(query: Query, data: FinderData) {
    const uses = askedUses(data, query, $matches.get())
    if (uses.length === 0 && !this.#hasAsked) return
    this.#hasAsked = true
    const { showCard } = await import('./results/answer-card.ts')
    await showCard(this.#part('card'), this.#part('list'), uses)
  }

  get #texts() {
    return JSON.parse(this.dataset.texts ?? '{}') as ResultTexts
  }

  /** Finds its elements when they are first needed, so that reading the page costs nothing. */
  prepare(data: FinderData) {
    const texts = this.#texts
    const showProducts = shownProducts(this.#part('list'), texts)
    const [count, live, note] = [this.#part('count'), this.#part('live'), this.#part('left-out')]
    const showChips = chips(this.#part('chips'), count, texts)
    const nothing = this.#part('nothing')
    const loadSteps = once(() =>
      import('./results/next-steps.ts').then(module =>
        module.nextSteps(this.#part('next'), this.#part('list'))
      )
    )
    const loadNote = once(() =>
      import('./results/nothing-found.ts').then(module =>
        module.nothingFound(nothing, count, texts)
      )
    )
    const showCounts = afterPaint((found: Found) => $painted.set(found))
    const showSoon = afterPaint((found: Found, query: Query) => {
      showChips(query, data)
      note.textContent = leftOut(query, found, texts)
      note.hidden = note.textContent === ''
      nothing.hidden = found.hits.length > 0
      if (!nothing.hidden) void this.#add(loadNote().then(tell => tell(query, found)))
      void this.#add(loadSteps().then(show => show(query, found)))
      showProducts(found, query.sort, data.byName)
      this.#showStart?.()
      showCounts(found)
      // A card that comes later would push down what is seen of the list; its doses may say why a product was found.
      const answered = this.#showCard(query, data).finally(() => this.#markFound())
      void this.#add(answered).then(this.#reveal)
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

/** Loads on the first call, and gives the same to all. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => (loaded ??= load())
}

customElements.define('product-results', ProductResults)
