import { isMeasuringRefused } from './measurement.ts'
import { opensDialog } from '#browser/base/dialog-link.ts'
import { followConsent } from './tag-manager.ts'

/**
 * `<privacy-choices>`: exists only on sites with a tag manager, and lets visitors choose whether it is loaded.
 */
class PrivacyChoices extends HTMLElement {
  connectedCallback() {
    if (!isMeasuringRefused()) followConsent(this.dataset.container ?? '')
    opensDialog(this, async parts => (await import('./privacy-dialog.ts')).openChoices(parts))
  }
}

customElements.define('privacy-choices', PrivacyChoices)
