import { isMeasuringRefused } from './measurement.ts'
import { opensDialog } from '#browser/base/dialog-link.ts'
import { startTagManager } from './tag-manager.ts'

/**
 * `<privacy-choices>`: exists only on sites with a tag manager, starts it, and lets visitors choose what it may do.
 */
class PrivacyChoices extends HTMLElement {
  connectedCallback() {
    if (!isMeasuringRefused()) startTagManager(this.dataset.container ?? '')
    opensDialog(this, async parts => (await import('./privacy-dialog.ts')).openChoices(parts))
  }
}

customElements.define('privacy-choices', PrivacyChoices)
