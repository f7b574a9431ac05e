import { atom } from 'nanostores'

const ACCEPTED = 'brazilNoticeAccepted'

/** Whether this browser has accepted the Brazilian notice. Starts as no, also where nothing can be stored. */
export const $isNoticeAccepted = atom(false)

export function readNoticeAccepted(): boolean {
  try {
    $isNoticeAccepted.set(localStorage.getItem(ACCEPTED) === 'true')
  } catch {
    // A browser that keeps nothing asks again on every page.
  }
  return $isNoticeAccepted.get()
}

export function acceptNotice(): void {
  $isNoticeAccepted.set(true)
  try {
    localStorage.setItem(ACCEPTED, 'true')
  } catch (error) {
    console.warn('The acceptance could not be stored: the notice will be shown again.', error)
  }
}
