// Fast refresh, which `npm run dev` must load before React; empty in a build.
import 'astro:scripts/before-hydration.js'
import type { ComponentProps } from 'react'
import { MOBILE } from '#config/widths.ts'
import sheetOfFilters from '#styles/filter-sheet.css?url'
import { preload } from './base/preload.ts'
import { loadCountries } from './countries/load-countries.ts'
import { loadDialog } from './enquiry/load-dialog.ts'

/** Every island by its name, and where the browser gets its component on the first interaction. */
const islands = {
  'contact-modal': async () => (await import('./enquiry/ContactModal.tsx')).ContactModal,
  'country-selector': async () => (await import('./countries/CountrySelector.tsx')).CountrySelector,
  'product-finder': async () => (await import('./finder/ProductFinder.tsx')).ProductFinder
}

export type IslandName = keyof typeof islands
export type IslandOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>

/**
 * Requests what an island shows first together with React and its component, because a slow line takes as long for one
 * file as for all. If that fails, the island requests it again and reports the failure.
 */
const showSoon: { [Name in IslandName]: (props: ComponentProps<IslandOf<Name>>) => unknown } = {
  'contact-modal': ({ config }) => config && loadDialog(config),
  'country-selector': ({ file }) => loadCountries(file),
  'product-finder': () => matchMedia(MOBILE).matches && preload(sheetOfFilters)
}

type Load = (element: HTMLElement) => Promise<() => Promise<void>>

/** Code that fills or changes markup of the build without React, loaded in the same way. */
const withoutReact: Record<string, Load> = {
  'field-tools': async element => (await import('./field/open-tools.ts')).loadTools(element),
  'keep-page': async element => {
    const { openKeepPage } = await import('./kept/keep-page.ts')
    return () => openKeepPage(element)
  }
}

/** Loads the code of an element by its name; what it returns hydrates or opens the element. */
export const loadIsland: Load = async element => {
  const { name = '', props: given = '{}' } = element.dataset
  const load = withoutReact[name]
  if (load) return load(element)
  const island = name as IslandName
  const props = JSON.parse(given) as never
  void Promise.allSettled([showSoon[island](props)])
  const [Component, { hydrateIsland }] = await Promise.all([
    islands[island](),
    import('./base/hydrate.tsx')
  ])
  return () => hydrateIsland(element, Component as never, props)
}
