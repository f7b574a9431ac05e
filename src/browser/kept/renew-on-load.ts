import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/** Where pages are kept, one that can be says at once whether it is, and is renewed. */
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
if (serviceWorker?.controller)
  document.querySelector<HydrateOnInteraction>('[data-name=keep-page]')?.start()
