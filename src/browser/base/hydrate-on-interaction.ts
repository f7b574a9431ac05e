import { isForNewTab } from './modified-click.ts'
import { showConnectionNote } from './connection-note.ts'

type Activation = { target: HTMLElement; submitter?: HTMLElement | null; chosen?: string }

/**
 * Markup that works without a script and whose code is loaded on the first interaction. Events before that are held
 * and repeated when the code is ready; if the code cannot be loaded, their default action happens.
 */
export abstract class HydrateOnInteraction extends HTMLElement {
  /** The events that load the code, and those that wait for it. */
  protected abstract readonly triggers: readonly string[]
  protected abstract readonly held: readonly string[]
  /** Loads the code; the function that it resolves with hydrates the markup. */
  protected abstract load(): Promise<() => Promise<void>>

  #hydration: Promise<void> | undefined
  #waiting: Activation[] = []
  #isLoading = true

  connectedCallback() {
    for (const type of this.triggers) this.addEventListener(type, this.start, { passive: true })
    for (const type of this.held) this.addEventListener(type, this.#hold, true)
    // It may have received the focus before this script ran.
    if (this.matches(':focus-within')) this.start()
  }

  /** Loads the code, once. */
  start = () => {
    this.#hydration ??= this.load()
      .finally(() => this.#endLoading())
      .then(hydrate => hydrate())
      .catch((error: unknown) => {
        console.error(this, error)
        this.dataset.isWithoutCode = ''
        this.addEventListener('click', this.#follow)
      })
      .then(() => this.#release())
  }

  /** Repeated later by the code. Clicks that open a new tab or window are left to the browser. */
  #hold = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    if (event instanceof MouseEvent && isForNewTab(event)) return
    if (event.type === 'change') {
      this.#keep(target)
      return
    }
    const control = event.type === 'submit' ? target : target.closest<HTMLElement>(CONTROL)
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    if (this.#isLoading) control.ariaBusy = 'true'
    this.#waiting.push({ target: control as HTMLElement, submitter })
    this.start()
  }

  /** Without a connection the browser's error page would replace this one. The page's note says that the link waits. */
  #follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (navigator.onLine || !link) return
    event.preventDefault()
    link.ariaBusy = 'true'
    showConnectionNote()
    addEventListener('online', () => link.click(), { once: true })
  }

  /** The browser has already changed the control; only the code must be notified. */
  #keep(target: Element) {
    if (!(target instanceof HTMLSelectElement)) return
    this.#waiting.push({ target, chosen: target.value })
    this.start()
  }

  /** After hydration, only React changes the markup. */
  #endLoading() {
    this.#isLoading = false
    for (const { target } of this.#waiting) target.ariaBusy = null
  }

  #release() {
    for (const type of this.triggers) this.removeEventListener(type, this.start)
    for (const type of this.held) this.removeEventListener(type, this.#hold, true)
    for (const { target, submitter, chosen } of this.#waiting.splice(0)) {
      if (!target.isConnected) continue
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
      else if (chosen !== undefined && target instanceof HTMLSelectElement) {
        target.value = chosen
        target.dispatchEvent(new Event('change', { bubbles: true }))
      } else target.click()
    }
  }
}

const CONTROL = 'a, button, summary, label, input, select'
