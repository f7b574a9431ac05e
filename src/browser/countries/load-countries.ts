import type { CountriesFile, WorldRows } from './countries.ts'

export type LoadedCountries = { file: CountriesFile; world: WorldRows }

const requests = new Map<string, Promise<LoadedCountries>>()

/** The countries of a file and their map, loaded once a page; a failure is tried again the next time. */
export function loadCountries(url: string): Promise<LoadedCountries> {
  const known = requests.get(url)
  if (known) return known
  const request = fetchCountries(url)
  requests.set(url, request)
  request.catch(() => requests.delete(url))
  return request
}

async function fetchCountries(url: string): Promise<LoadedCountries> {
  const file = await fetchJson<CountriesFile>(url)
  return { file, world: await fetchJson<WorldRows>(file.world) }
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.json()) as Content
}
