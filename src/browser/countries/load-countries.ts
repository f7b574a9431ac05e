import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import type { CountriesFile, WorldRows } from './countries.ts'

export type LoadedCountries = { file: CountriesFile; world: WorldRows }

/** The countries of a file and their map. */
export const loadCountries = oncePerUrl(async (url): Promise<LoadedCountries> => {
  const file = await fetchJson<CountriesFile>(url)
  return { file, world: await fetchJson<WorldRows>(file.world) }
})
