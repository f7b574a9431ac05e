import type { CountriesFile, WorldRows } from './countries.ts'

export type Atlas = { file: CountriesFile; world: WorldRows }

const atlases = new Map<string, Promise<Atlas>>()

/** The countries of a file and the map they lie on, once a page; what failed is tried again the next time. */
export function loadAtlas(url: string): Promise<Atlas> {
  const known = atlases.get(url)
  if (known) return known
  const atlas = fetchAtlas(url)
  atlases.set(url, atlas)
  atlas.catch(() => atlases.delete(url))
  return atlas
}

async function fetchAtlas(url: string): Promise<Atlas> {
  const file = await fetchJson<CountriesFile>(url)
  return { file, world: await fetchJson<WorldRows>(file.world) }
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.json()) as Content
}
