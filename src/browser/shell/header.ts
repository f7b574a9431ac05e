import { DESKTOP } from '#config/widths.ts'

/** The scripted part of the header: its small state where CSS cannot do it, and a menu that acts like a dialog. */

const header = document.querySelector<HTMLElement>('.header')
const menu = header?.querySelector('details')

if (header && !CSS.supports('animation-timeline: scroll()')) {
  const settle = () => header.toggleAttribute('data-is-small', scrollY > 0)
  addEventListener('scroll', settle, { passive: true })
  settle()
}

if (menu) {
  // Screen readers must not reach what the open menu covers.
  menu.addEventListener('toggle', () => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer'))
      part.inert = menu.open
  })

  // A screen in landscape format has no menu.
  matchMedia(DESKTOP).onchange = () => (menu.open = false)

  // A dialog opened from the menu is part of it: Escape closes the dialog, and closing the menu would
  // hide the dialog.
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open || document.querySelector(':modal')) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })

  // The open menu covers the page, so it closes when the keyboard focus leaves it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
}
