/**
 * Follows a link, without a connection as soon as there is one: until then the browser's error page would replace this
 * page, so a note says that the link waits. Where a worker answers, it has a page of its own for that.
 */
export function follow(link: HTMLAnchorElement): void {
  const isAnswered = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (navigator.onLine || isAnswered) {
    location.assign(link.href)
    return
  }
  showNote()
  if (link.ariaBusy !== null) return
  link.ariaBusy = 'true'
  addEventListener(
    'online',
    () => {
      link.ariaBusy = null
      location.assign(link.href)
    },
    { once: true }
  )
}

let note: HTMLElement | undefined

/** Says that what was tapped waits for a connection. The note is in the middle of the screen and closed by a tap anywhere; its look is the browser's own. */
export function showNote(): void {
  note ??= newNote()
  note.togglePopover(true)
  note.textContent = document.documentElement.dataset.waiting ?? ''
}

function newNote(): HTMLElement {
  const note = document.createElement('p')
  note.role = 'status'
  note.popover = 'auto'
  document.body.append(note)
  return note
}
