import { acceptConsent, canKeepConsent, CONSENT_KEY, isConsentAccepted } from './consent.ts'

/**
 * Blocks the Brazilian site until its notice is accepted, once in a browser; not where nothing can be stored, because it
 * would return on every page. The notice in the gallery blocks nothing.
 */
const notice = document.querySelector<HTMLDialogElement>('body > #brazil-notice')

if (notice && !isConsentAccepted() && canKeepConsent()) {
  // Chrome closes a dialog on a second Escape even if `cancel` is prevented, so the key itself is
  // stopped.
  notice.addEventListener('keydown', event => {
    if (event.key === 'Escape') event.preventDefault()
  })
  notice.addEventListener('cancel', event => event.preventDefault())
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY && isConsentAccepted()) notice.close()
  })
  // Only its button accepts it, at once: a visitor who leaves right after the tap has accepted it, too.
  notice.addEventListener('submit', acceptConsent)
  // The dialog has the focus, not its button, which the visitor must press deliberately.
  notice.tabIndex = -1
  notice.showModal()
  notice.focus()
}
