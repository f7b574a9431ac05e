import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/** Opens a tool of the part of the page that the address names, and brings it into view. */
export function openAddressed(tool: 'plan' | 'amounts'): void {
  document.querySelector<HydrateOnInteraction>(':target .field-tools')?.start()
  const part = document.querySelector(`:target [data-tool=${tool}]`)
  // The tool is screens below the head of its part. A visitor who has scrolled meanwhile is left alone.
  let isMoved = false
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (isMoved = true), { once: true, passive: true })
  part?.addEventListener('toggle', () => isMoved || part.scrollIntoView(), { once: true })
}
