import type { CountriesFile } from './countries.ts'
import { asksAboutSought, showElsewhere } from './elsewhere.ts'
import type { Answer } from './engine.ts'
import { askEverything } from './everything.ts'
import { type ListTexts, withDaysToHarvest } from './in-the-list.ts'
import { resultList, showLeftOut, showNothing } from './results/result-list.ts'
import { fetchText, type SearchFiles, startEngine } from './start-engine.ts'

/** What answers a query on the search page, and shows the answer. */
export type SearchTools = {
  ask: (query: string) => Answer
  isLatin: (name: string) => boolean
  resultList: typeof resultList
  showLeftOut: typeof showLeftOut
  showNothing: typeof showNothing
  showElsewhere: typeof showElsewhere
}

/** What the search page needs: the files of a search, the countries of the selector, and texts of the list. */
export type PageFiles = SearchFiles & { countries: string; inList: ListTexts }

/**
 * All that the search page needs for its first query, in one request for code. Without the countries it answers, too.
 */
export async function loadTools(search: HTMLElement, files: PageFiles): Promise<SearchTools> {
  const [engine, withCountries] = await Promise.all([
    startEngine(files),
    openCountries(files.countries)
  ])
  asksAboutSought(search)
  const isLatin = (name: string) =>
    name !== '' && engine(name, ['crop', 'problem']).results.some(({ line }) => line === name)
  const ask = withDaysToHarvest(
    withCountries(query => askEverything(engine, query)),
    files.inList
  )
  return { ask, isLatin, resultList, showLeftOut, showNothing, showElsewhere }
}

async function openCountries(
  url: string
): Promise<(ask: SearchTools['ask']) => SearchTools['ask']> {
  try {
    const [{ openCountryNames, withCountries }, text] = await Promise.all([
      import('./countries.ts'),
      fetchText(url)
    ])
    const file = JSON.parse(text) as CountriesFile
    const find = await openCountryNames(file)
    return ask => withCountries(ask, file, find)
  } catch (error) {
    console.warn('The names of countries did not arrive.', error)
    return ask => ask
  }
}
