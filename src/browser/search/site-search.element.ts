import { fill, type Pattern } from '#lib/fill.ts'
import { beginningOf } from './beginning.ts'
import type { Answer } from './engine.ts'
import { partOf } from '#browser/base/part.ts'

type Texts = { results: Pattern; nothing: Pattern; all: Pattern; waiting: string; failed: string }

/** A pause in typing after which results are shown. */
const PAUSE_MS = 120

/** The search page: answers its address and what is typed. Engine and index are loaded with the first query. */
class SiteSearch extends HTMLElement {
  #engine: Promise<Tools> | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  /** Typing a word is one step of the history, not one a letter; an empty query is none. */
  #isTyping = false

  connectedCallback() {
    const form = partOf(this, 'form') as HTMLFormElement
    const field = partOf(this, 'input') as HTMLInputElement
    const readAddress = () => {
      this.#isTyping = false
      field.value = beginningOf(new URLSearchParams(location.search).get('q') ?? field.value)
      void this.#answer(field.value.trim())
    }
    field.addEventListener('input', () => {
      void this.#tools()
      clearTimeout(this.#pause)
      this.#pause = setTimeout(() => this.#ask(field.value.trim()), PAUSE_MS)
    })
    form.addEventListener('submit', event => {
      event.preventDefault()
      clearTimeout(this.#pause)
      this.#ask(field.value.trim())
      this.#isTyping = false
    })
    // The button disappears when it is pressed.
    partOf(this, '[data-retry]').addEventListener('click', () => {
      field.focus()
      this.#ask(field.value.trim())
    })
    addEventListener('popstate', readAddress)
    if (field.value !== '' || location.search !== '') readAddress()
    else field.focus({ preventScroll: true })
  }

  #ask(text: string) {
    const query = text === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`
    if (query !== location.search) {
      const isSameStep = this.#isTyping || location.search === ''
      history[isSameStep ? 'replaceState' : 'pushState'](null, '', location.pathname + query)
      this.#isTyping = true
    }
    void this.#answer(text)
  }

  #tools(): Promise<Tools> {
    return (this.#engine ??= loadTools(this.dataset.index ?? ''))
  }

  async #answer(text: string) {
    const texts = JSON.parse(this.dataset.texts ?? '{}') as Texts
    const part = (name: string) => partOf(this, `[data-part=${name}]`)
    const [status, start, nothing, list] = ['status', 'start', 'nothing', 'results'].map(part)
    if (!status || !start || !nothing || !list) return
    this.dataset.asked = text
    this.dataset.state = ''
    start.hidden = text !== ''
    if (text === '') {
      status.textContent = ''
      nothing.hidden = list.hidden = true
      return
    }
    if (list.hidden && nothing.hidden) {
      status.textContent = texts.waiting
      this.dataset.state = 'waiting'
    }
    try {
      const { ask, isLatin, resultList } = await this.#tools()
      if (this.dataset.asked !== text) return
      this.dataset.state = ''
      const answer = ask(text)
      const { results, isClose } = answer
      const isFound = results.length > 0 && !isClose
      status.textContent = fill(texts.results, { count: isFound ? results.length : 0, query: text })
      nothing.hidden = isFound
      // The global portfolio may have what a country does not list, so the query goes along.
      const wider = partOf(nothing, 'a') as HTMLAnchorElement
      wider.search = new URLSearchParams({ q: text }).toString()
      partOf(nothing, 'h2').textContent = fill(texts.nothing, { query: text })
      partOf(nothing, '[data-part=closest]').hidden = results.length === 0
      resultList(list, texts.all, isLatin)(answer)
    } catch (error) {
      console.error('The search did not arrive.', error)
      this.#engine = undefined
      status.textContent = texts.failed
      this.dataset.state = 'failed'
      start.hidden = false
    }
  }
}

type Tools = {
  ask: (query: string) => Answer
  isLatin: (name: string) => boolean
  resultList: typeof import('./results/result-list.ts').resultList
}

async function loadTools(index: string): Promise<Tools> {
  const [{ openEngine }, { askEverything }, { resultList }] = await Promise.all([
    import('./engine.ts'),
    import('./everything.ts'),
    import('./results/result-list.ts')
  ])
  const engine = await openEngine(index)
  const isLatin = (name: string) =>
    name !== '' && engine(name, ['crop', 'problem']).results.some(({ line }) => line === name)
  return { ask: query => askEverything(engine, query), isLatin, resultList }
}

customElements.define('site-search', SiteSearch)
