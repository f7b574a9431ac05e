import { DRAFT_PREFIX, local, OUTBOX_PREFIX } from '#browser/base/storage.ts'
import { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/**
 * `<enquiry-form>`: a plain form that posts by itself, until a visitor enters it and it is hydrated. So it is at once where
 * something waits to be sent, or a draft that no other script puts back. Without a connection a form waits for its code: posting by itself, the
 * browser would put its own error page in the place of what was written.
 */
class EnquiryFormElement extends HydrateOnInteraction {
  protected readonly triggers = ['focusin', 'pointerdown']
  protected readonly held = ['submit']

  override connectedCallback() {
    // Before the submit is held: later listeners do not hear of it.
    this.addEventListener('submit', this.#wait, true)
    super.connectedCallback()
    // The browser's own check would keep a submit from ever being held, and say it in words of its own.
    this.#leaveChecksToBrowser(false)
    if (isSomethingKept(this)) this.start()
  }

  protected async hydrate() {
    // What fails to be imported once, no browser asks for again on this page.
    while (!navigator.onLine)
      await new Promise(back => addEventListener('online', back, { once: true }))
    try {
      const { hydrateForm } = await import('./live-form.tsx')
      await hydrateForm(this)
    } catch (error) {
      this.#leaveChecksToBrowser(true)
      throw error
    } finally {
      this.removeEventListener('submit', this.#wait, true)
      removeEventListener('beforeunload', warn)
      this.#early?.setAttribute('hidden', '')
    }
  }

  get #early() {
    return this.querySelector('[data-early]')
  }

  #wait = () => {
    if (navigator.onLine) return
    this.#early?.removeAttribute('hidden')
    addEventListener('beforeunload', warn)
  }

  #leaveChecksToBrowser(isLeft: boolean): void {
    const form = this.querySelector('form')
    if (form) form.noValidate = !isLeft
  }
}

function warn(event: Event) {
  event.preventDefault()
}

/** Forms in the main part have a script that puts their drafts back before any code comes. */
function isSomethingKept(host: HTMLElement): boolean {
  const draft = host.closest('main') ? '' : `${DRAFT_PREFIX}${host.dataset.scope}`
  return local.keys().some(key => key.startsWith(OUTBOX_PREFIX) || key === draft)
}

customElements.define('enquiry-form', EnquiryFormElement)
