import { OUTBOX_PREFIX } from '#forms/names.ts'
import { ReachElement } from './reach.ts'

/** `<reach-form>`: a plain form that posts by itself, until a visitor enters it. What waits to be sent is a reach too. */
class ReachForm extends ReachElement {
  protected readonly reaches = ['focusin', 'pointerdown']
  protected readonly held = ['submit']

  override connectedCallback() {
    super.connectedCallback()
    if (isSomethingWaiting()) this.reach()
  }

  protected async arrive() {
    const { takeOver } = await import('./live-form.ts')
    await takeOver(this)
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
