import type { HydrateOnInteraction } from './hydrate-on-interaction.ts'
import { isForNewTab } from './modified-click.ts'

// A link to the calculator or the plan also opens it. The address of the page stays the same, because printing depends
// on it.
document.addEventListener('click', event => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-opens]')
  const tool = link && partAt(link.hash)?.closest('details')
  if (!tool || isForNewTab(event)) return
  event.preventDefault()
  tool.open = true
  tool.closest<HydrateOnInteraction>('hydrate-on-interaction')?.start()
  tool.scrollIntoView()
  tool.querySelector('summary')?.focus({ preventScroll: true })
})

const partAt = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)))
