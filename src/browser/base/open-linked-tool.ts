import type { HydrateOnInteraction } from './hydrate-on-interaction.ts'

// A link to calculator or plan also opens it, and leaves the address, by which a card is printed. Without a script it
// leads to the closed one.
document.addEventListener('click', event => {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-opens]')
  const tool = link && document.getElementById(link.dataset.opens ?? '')
  if (!(tool instanceof HTMLDetailsElement)) return
  event.preventDefault()
  tool.open = true
  tool.closest<HydrateOnInteraction>('hydrate-on-interaction')?.start()
  tool.scrollIntoView()
  tool.querySelector('summary')?.focus({ preventScroll: true })
})
