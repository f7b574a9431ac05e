import { addStyleSheet } from '#browser/base/add-style-sheet.ts'
import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import sheet from '#styles/country-selector.css?url'
import type { CountriesFile, WorldRows } from './countries.ts'

/** The countries of a file, and the styles of their dialog. */
export const loadCountries = oncePerUrl(async (url): Promise<CountriesFile> => {
  const [file] = await Promise.all([fetchJson<CountriesFile>(url), addStyleSheet(sheet)])
  return file
})

/** The world map, which the dialog does not wait for. */
export const loadWorld = oncePerUrl(fetchJson<WorldRows>)
