import { OUTBOX_PREFIX } from '#forms/names.ts'
import { ReachElement } from './reach.ts'

/** `<reach-form>`: a plain form that posts by itself, until a visitor enters it. What waits to be sent is a reach too. */
class ReachForm extends ReachElement {
  protected readonly reaches = ['focusin', 'pointerdown']
  protected readonly held = ['submit']

  override connectedCallback() {
    super.connectedCallback()
    // The browser's own check would keep a submit from ever being held, and say it in words of its own.
    this.#leaveChecksToBrowser(false)
    if (isSomethingWaiting()) this.reach()
  }

  protected async arrive() {
    try {
      const { takeOver } = await import('./live-form.ts')
      await takeOver(this)
    } catch (error) {
      this.#leaveChecksToBrowser(true)
      throw error
    }
  }

  #leaveChecksToBrowser(isLeft: boolean): void {
    const form = this.querySelector('form')
    if (form) form.noValidate = !isLeft
  }
}

function isSomethingWaiting(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(OUTBOX_PREFIX))
  } catch {
    return false
  }
}

customElements.define('reach-form', ReachForm)
