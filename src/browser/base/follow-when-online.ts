import { showConnectionNote } from './connection-note.ts'

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
  showConnectionNote()
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
