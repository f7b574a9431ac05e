import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

// If the address names a plan, it is opened without a click. `:target` is only known after loading.
addEventListener('load', () => {
  if (new URLSearchParams(location.search).has('first'))
    document.querySelector<HydrateOnInteraction>(':target hydrate-on-interaction')?.start()
})
