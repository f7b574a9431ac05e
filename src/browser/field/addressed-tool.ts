import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

// If the address names a plan or a calculation, it is opened without a click. `:target` is only known after loading.
addEventListener('load', () => {
  const query = new URLSearchParams(location.search)
  const tool = query.has('first') ? 'plan' : query.has('day') && 'amounts'
  if (!tool) return
  document.querySelector<HydrateOnInteraction>(':target .field-tools')?.start()
  const part = document.querySelector(`:target [data-tool=${tool}]`)
  // The tool is screens below the head of its part. A visitor who has scrolled meanwhile is left alone.
  let isMoved = false
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (isMoved = true), { once: true, passive: true })
  part?.addEventListener('toggle', () => isMoved || part.scrollIntoView(), { once: true })
})
