import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

// If the address names a plan, it is opened without a click. `:target` is only known after loading.
addEventListener('load', () => {
  if (!new URLSearchParams(location.search).has('first')) return
  document.querySelector<HydrateOnInteraction>(':target hydrate-on-interaction')?.start()
  const plan = document.querySelector(':target [data-tool=plan]')
  // The plan is screens below the head of its card. A visitor who has scrolled meanwhile is left alone.
  let isMoved = false
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (isMoved = true), { once: true, passive: true })
  plan?.addEventListener('toggle', () => isMoved || plan.scrollIntoView(), { once: true })
})
