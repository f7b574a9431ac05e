/** Blocks the Brazilian site until its notice is accepted, once a browser. */
const ACCEPTED = 'brazilNoticeAccepted'

const notice = document.querySelector<HTMLDialogElement>('#brazil-notice')
// Chrome closes a dialog on a second Escape whatever `cancel` says; the key itself is what must not arrive.
notice?.addEventListener('keydown', event => {
  if (event.key === 'Escape') event.preventDefault()
})
notice?.addEventListener('cancel', event => event.preventDefault())
if (notice && !isAccepted()) notice.showModal()

function isAccepted(): boolean {
  try {
    return localStorage.getItem(ACCEPTED) === 'true'
  } catch {
    return false
  }
}
