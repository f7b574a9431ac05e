import type { HydrateOnInteraction } from '#browser/base/hydrate-on-interaction.ts'

/**
 * Where pages are stored, the control of this page is hydrated at once: it shows whether the page is stored, and renews
 * it.
 */
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
if (serviceWorker?.controller)
  document.querySelector<HydrateOnInteraction>('[data-name=keep-page]')?.start()
