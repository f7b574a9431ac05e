import { acceptConsent, CONSENT_KEY, isConsentAccepted } from './consent.ts'

/** Blocks the Brazilian site until its notice is accepted, once a browser. One that the gallery shows blocks nothing. */
const notice = document.querySelector<HTMLDialogElement>('body > #brazil-notice')

if (notice && !isConsentAccepted()) {
  // Chrome closes a dialog on a second Escape whatever `cancel` says; the key itself is what must not arrive.
  notice.addEventListener('keydown', event => {
    if (event.key === 'Escape') event.preventDefault()
  })
  notice.addEventListener('cancel', event => event.preventDefault())
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY && isConsentAccepted()) notice.close()
  })
  notice.addEventListener('close', acceptConsent)
  // The dialog itself has the focus, not its button: that is for the visitor to press.
  notice.tabIndex = -1
  notice.showModal()
  notice.focus()
}
