import { isMeasuringRefused } from './measurement.ts'
import { opensDialog } from '#browser/base/dialog-link.ts'
import { followConsent } from './tag-manager.ts'

/**
 * `<privacy-choices>`: lets visitors choose whether the tag manager is loaded. It exists only on sites that have one.
 */
class PrivacyChoices extends HTMLElement {
  connectedCallback() {
    if (!isMeasuringRefused()) followConsent(this.dataset.container ?? '')
    opensDialog(this, async parts => (await import('./privacy-dialog.ts')).openChoices(parts))
  }
}

customElements.define('privacy-choices', PrivacyChoices)
