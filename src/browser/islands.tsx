import type { ComponentType } from 'react'
import { hydrate } from './base/hydrate.tsx'

/** Every island by its name, and where the browser gets its component on the first interaction. */
const islands = {
  'contact-modal': async () => (await import('./enquiry/ContactModal.tsx')).ContactModal,
  'country-selector': async () => (await import('./countries/CountrySelector.tsx')).CountrySelector,
  'product-finder': async () => (await import('./finder/ProductFinder.tsx')).ProductFinder
}

export type IslandName = keyof typeof islands
export type IslandOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>

export async function loadIsland(element: HTMLElement): Promise<() => Promise<void>> {
  const { name, props = '{}' } = element.dataset
  const Component = (await islands[name as IslandName]()) as ComponentType<object>
  return () => hydrate(element, <Component {...(JSON.parse(props) as object)} />)
}
