import { PATIENCE_MS } from '#config/constants.ts'
import { fill } from '#lib/fill.ts'
import { requireElement } from '#lib/require-element.ts'
import type { ResultTexts } from './texts.ts'

/** The time from the last letter until the result is announced to screen readers. */
const ANNOUNCE_MS = 600

/** How many products of how many are shown, and whether any condition leaves products out. */
export type Count = { length: number; total: number; isOfAll: boolean }

const isListHidden = () => document.documentElement.hasAttribute('data-awaits-results')

/** The number of products: shown at once, and announced to screen readers when the typing has paused. */
export class ResultCount {
  readonly #host: HTMLElement
  readonly #texts: ResultTexts
  readonly #shown: HTMLElement
  readonly #live: HTMLElement
  #said: string
  #waiting: ReturnType<typeof setTimeout> | undefined
  #announcing: ReturnType<typeof setTimeout> | undefined

  constructor(host: HTMLElement, texts: ResultTexts) {
    this.#host = host
    this.#texts = texts
    this.#shown = requireElement(host, '[data-part=count]')
    this.#live = requireElement(host, '[data-part=live]')
    this.#said = this.#shown.textContent
  }

  /** A faster answer needs no message about waiting. */
  followWaiting = (isWaiting: boolean) => {
    clearTimeout(this.#waiting)
    if (isWaiting) this.#waiting = setTimeout(this.sayWaiting, PATIENCE_MS)
    else this.sayShown()
  }

  /** Above a list that is not shown yet, its number would read as if nothing were there. */
  sayShown = () => {
    if (isListHidden()) return
    this.#shown.textContent = this.#said
    if (!this.#host.ariaBusy) return
    this.#host.ariaBusy = null
    this.#live.textContent = ''
  }

  sayWaiting = () => {
    this.#host.ariaBusy = 'true'
    this.#shown.textContent = this.#live.textContent = this.#texts.waiting
  }

  show({ length, total, isOfAll }: Count) {
    const { all, some, none, found } = this.#texts
    const said = isOfAll ? fill(all, { count: total }) : fill(some, { count: length, total })
    if (said === this.#said.trim()) return
    this.#said = said
    this.sayShown()
    clearTimeout(this.#announcing)
    this.#announcing = setTimeout(() => {
      this.#live.textContent = length === 0 ? none : fill(found, { count: length })
    }, ANNOUNCE_MS)
  }
}
