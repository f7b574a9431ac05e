import { DESKTOP } from '#config/widths.ts'

/** What the header needs a script for: small past the top where CSS cannot do it, and a menu like a dialog. */

const header = document.querySelector<HTMLElement>('.header')
const menu = header?.querySelector('details')

if (header && !CSS.supports('animation-timeline: scroll()')) {
  const settle = () => header.toggleAttribute('data-is-small', scrollY > 0)
  addEventListener('scroll', settle, { passive: true })
  settle()
}

// What the open menu covers is not there for a screen reader either.
function cover(): void {
  const isCovered = menu?.open === true
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isCovered
}
menu?.addEventListener('toggle', cover)
// A screen that is turned wide has no menu.
matchMedia(DESKTOP).onchange = () => menu?.removeAttribute('open')

// A dialog that was opened from the menu is part of it: Escape is the dialog's, and a closed menu would hide it.
menu?.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !menu.open || document.querySelector(':modal')) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

// The open menu covers the page: who leaves it by keyboard closes it, so that focus is never hidden behind it.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
})
