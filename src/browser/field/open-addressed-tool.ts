import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/** What is entered in a tool, or the tool itself. */
const NAMED = /[?&](first|day|area|seed|plants|surface)=|-(plan|amounts)$/

/** Opens a tool of the part of the page, if the address names both, and brings it into view. */
export function openAddressed(): void {
  const [, entry, name = entry] = NAMED.exec(location.href) ?? []
  if (!name) return
  const target = document.querySelector(':target')
  const tools =
    target?.closest<HydrateOnInteraction>('.field-tools') ??
    target?.querySelector<HydrateOnInteraction>('.field-tools')
  tools?.start()
  const tool = name === 'first' || name === 'plan' ? 'plan' : 'amounts'
  const part = tools?.querySelector<HTMLDetailsElement>(`[data-tool=${tool}]`)
  // The tool is screens below the head of its part. A visitor who has scrolled meanwhile is left alone.
  let isMoved = false
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (isMoved = true), { once: true, passive: true })
  part?.addEventListener('toggle', () => isMoved || part.scrollIntoView(), { once: true })
  if (!part?.contains(target)) return
  // Browsers have opened it for the table in it, or do so now.
  part.open = true
  part.scrollIntoView()
}
