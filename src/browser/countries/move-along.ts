import type { KeyboardEvent } from 'react'

/** The keys that move the focus. */
export const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The arrow keys move from the search into the list and through it; Home and End move to its ends. */
export function moveAlong(event: KeyboardEvent<HTMLDialogElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.country-dialog-list a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const isTyping = document.activeElement instanceof HTMLInputElement
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: isTyping ? undefined : 0,
    End: isTyping ? undefined : links.length - 1
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const target = links[next] ?? (next < 0 ? event.currentTarget.querySelector('input') : undefined)
  target?.focus()
}
