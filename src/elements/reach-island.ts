import { isForNewTab } from './modified-click.ts'

/**
 * `<reach-island>`: markup that the build drew and React takes over when a visitor reaches for it. The first hover,
 * focus or touch fetches the code; clicks and submits that come earlier than the code wait and are then done again.
 * Where the code does not arrive, they do what they do without a script.
 */
const REACHES = ['pointerenter', 'focusin', 'touchstart', 'pointerdown'] as const

type Activation = { target: HTMLElement; submitter: HTMLElement | null }

class ReachIsland extends HTMLElement {
  #arrival: Promise<void> | undefined
  #waiting: Activation[] = []

  connectedCallback() {
    for (const type of REACHES) this.addEventListener(type, this.#reach, { passive: true })
    this.addEventListener('click', this.#hold, true)
    this.addEventListener('submit', this.#hold, true)
  }

  #reach = () => {
    this.#arrival ??= import('#islands/hydrate.tsx')
      .then(({ hydrate }) => hydrate(this))
      .catch((error: unknown) => console.error(`Island ${this.dataset.name}`, error))
      .then(() => this.#release())
  }

  /** Done later, by the island. A click that opens a new tab or window is the browser's. */
  #hold = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    if (event instanceof MouseEvent && isForNewTab(event)) return
    const control = event.type === 'submit' ? target : target.closest<HTMLElement>(CONTROL)
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    this.#waiting.push({ target: control as HTMLElement, submitter })
    this.#reach()
  }

  #release() {
    for (const type of REACHES) this.removeEventListener(type, this.#reach)
    this.removeEventListener('click', this.#hold, true)
    this.removeEventListener('submit', this.#hold, true)
    for (const { target, submitter } of this.#waiting.splice(0)) {
      if (!target.isConnected) continue
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
      else target.click()
    }
  }
}

const CONTROL = 'a, button, summary, label, input, select'

customElements.define('reach-island', ReachIsland)
