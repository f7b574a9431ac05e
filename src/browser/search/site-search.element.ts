import { fill, type Pattern } from '#lib/fill.ts'
import { beginningOf } from './query/beginning.ts'
import type { LeftOutTexts } from './results/result-list.ts'
import type { PageFiles, SearchTools } from './search-tools.ts'
import { requireElement } from '#lib/require-element.ts'

type Texts = {
  results: Pattern
  nothing: Pattern
  all: Pattern
  leftOut: LeftOutTexts
  waiting: string
  failed: string
}

/** A pause in typing after which results are shown. */
const PAUSE_MS = 120

/** The search page: answers its address and what is typed. Engine and index are loaded with the first query. */
class SiteSearch extends HTMLElement {
  #engine: Promise<SearchTools> | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  /** Typing a word is one step of the history, not one a letter; an empty query is none. */
  #isTyping = false

  connectedCallback() {
    const field = requireElement(this, 'input') as HTMLInputElement
    const readAddress = () => {
      this.#isTyping = false
      field.value = beginningOf(new URLSearchParams(location.search).get('q') ?? field.value)
      void this.#answer(field.value.trim())
    }
    const ask = () => this.#ask(field.value.trim())
    field.addEventListener('input', () => {
      void this.#tools()
      clearTimeout(this.#pause)
      this.#pause = setTimeout(ask, PAUSE_MS)
    })
    this.addEventListener('submit', event => {
      event.preventDefault()
      clearTimeout(this.#pause)
      ask()
      this.#isTyping = false
    })
    // Measured in Chromium 156 and Firefox 153: after an answer such as 503, a second import() of the same file requests
    // it again in Chromium alone. Firefox remembers the failure until the page is left, also that of an imported file. The
    // address has the query. Without a connection, the browser's error page would replace this one. The list and the
    // comparison do the same; a module for one line is too large for their limits.
    requireElement(this, '[data-retry]').addEventListener('click', () => {
      if (navigator.onLine) location.reload()
    })
    addEventListener('popstate', readAddress)
    if (field.value || location.search) readAddress()
    else field.focus({ preventScroll: true })
  }

  #ask(text: string) {
    const query = text && `?${new URLSearchParams({ q: text }).toString()}`
    if (query !== location.search) {
      const isSameStep = this.#isTyping || !location.search
      history[isSameStep ? 'replaceState' : 'pushState'](null, '', location.pathname + query)
      this.#isTyping = true
    }
    void this.#answer(text)
  }

  #tools(): Promise<SearchTools> {
    return (this.#engine ??= import('./search-tools.ts').then(({ loadTools }) =>
      loadTools(this, JSON.parse(this.dataset.files ?? '{}') as PageFiles)
    ))
  }

  async #answer(text: string) {
    const texts = JSON.parse(this.dataset.texts ?? '{}') as Texts
    const part = (name: string) => requireElement(this, `[data-part=${name}]`)
    const [status, start, nothing] = [part('status'), part('start'), part('nothing')]
    const [list, leftOut] = [part('results'), part('left-out')]
    this.dataset.query = text
    this.dataset.state = ''
    start.hidden = text !== ''
    if (text === '') {
      status.textContent = ''
      nothing.hidden = list.hidden = leftOut.hidden = part('namesakes').hidden = true
      return
    }
    if (list.hidden && nothing.hidden) {
      status.textContent = texts.waiting
      this.dataset.state = 'waiting'
    }
    try {
      const { ask, isLatin, resultList, showLeftOut, showNothing, ...tools } = await this.#tools()
      if (this.dataset.query !== text) return
      const answer = await ask(text)
      if (this.dataset.query !== text) return
      this.dataset.state = ''
      const { results, isClose } = answer
      const isFound = results.length > 0 && !isClose
      status.textContent = fill(texts.results, { count: isFound ? results.length : 0, query: text })
      showLeftOut(leftOut, answer, texts.leftOut)
      nothing.hidden = isFound
      showNothing(nothing, answer, texts.nothing)
      resultList(list, texts.all, isLatin)(answer)
      tools.showNamesakes(part('namesakes'), answer)
      tools.showElsewhere(part('elsewhere'), answer).catch(console.warn)
    } catch (error) {
      console.error('The search did not arrive.', error)
      this.#engine = undefined
      // A later query may need less code.
      if (this.dataset.query !== text) return
      status.textContent = texts.failed
      this.dataset.state = 'failed'
      start.hidden = false
    }
  }
}

customElements.define('site-search', SiteSearch)
