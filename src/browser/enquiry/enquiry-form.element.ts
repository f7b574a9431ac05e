import { DRAFT_PREFIX, local, OUTBOX_PREFIX } from '#browser/base/storage.ts'
import { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/**
 * `<enquiry-form>`: a plain form that the browser posts, until a visitor enters it and it is hydrated. It is hydrated
 * at once if something waits to be sent, or if a draft exists that no other script restores. Without a connection a
 * submit waits for the code, because the browser's error page would replace what was written.
 */
class EnquiryFormElement extends HydrateOnInteraction {
  protected readonly triggers = ['focusin', 'pointerdown']
  protected readonly held = ['submit']

  override connectedCallback() {
    // Before the submit is held, because later listeners do not receive it.
    this.addEventListener('submit', this.#wait, true)
    super.connectedCallback()
    // The browser's own check would stop a submit before it can be held, with messages of its own.
    this.#leaveChecksToBrowser(false)
    if (isSomethingKept(this)) this.start()
  }

  protected async load() {
    // Not every browser requests code that failed again: see `site-search.element.ts`.
    while (!navigator.onLine)
      await new Promise(back => addEventListener('online', back, { once: true }))
    try {
      const code = await import('./live-form.tsx')
      return await code.loadForm(this)
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

/** Forms in the main part have a script that restores their drafts without this code. */
function isSomethingKept(host: HTMLElement): boolean {
  const draft = host.closest('main') ? '' : `${DRAFT_PREFIX}${host.dataset.scope}`
  return local.keys().some(key => key.startsWith(OUTBOX_PREFIX) || key === draft)
}

customElements.define('enquiry-form', EnquiryFormElement)
