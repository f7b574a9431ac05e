import { isMeasuringRefused } from '#stores/measurement.ts'
import { isForNewTab } from './modified-click.ts'
import { startTagManager } from './tag-manager.ts'

/** `<privacy-choices>`: stands only on sites with a tag manager, starts it, and lets a visitor say what it may do. */
class PrivacyChoices extends HTMLElement {
  connectedCallback() {
    if (!isMeasuringRefused()) startTagManager(this.dataset.container ?? '')
    this.addEventListener('click', event => {
      const link = this.querySelector('a')
      const template = this.querySelector('template')
      if (!link || !template || isForNewTab(event)) return
      event.preventDefault()
      import('./privacy-dialog.ts')
        .then(({ openChoices }) => openChoices({ link, template, sheet: this.dataset.sheet ?? '' }))
        .catch(() => location.assign(link.href))
    })
  }
}

customElements.define('privacy-choices', PrivacyChoices)
