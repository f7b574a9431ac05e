import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

// A plan that the address names is opened without being asked for. Which card the address names is known after loading.
addEventListener('load', () => {
  if (new URLSearchParams(location.search).has('first'))
    document.querySelector<HydrateOnInteraction>(':target hydrate-on-interaction')?.start()
})
