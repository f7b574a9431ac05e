/** Every island and where the browser gets it: with React, when a visitor reaches for it. */
export const islands = {
  'contact-modal': async () => (await import('./enquiry/ContactModal.tsx')).ContactModal,
  'country-selector': async () => (await import('./countries/CountrySelector.tsx')).CountrySelector,
  'brazil-notice': async () => (await import('./privacy/BrazilNotice.tsx')).BrazilNotice,
  'product-finder': async () => (await import('./finder/ProductFinder.tsx')).ProductFinder
}

export type IslandName = keyof typeof islands
export type IslandOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
