import { withClosest } from './closest.ts'
import { asksAboutSought, showElsewhere } from './elsewhere.ts'
import type { Answer } from './answer.ts'
import { askEverything } from './everything.ts'
import { type ListTexts, withDaysToHarvest } from './in-the-list.ts'
import { openCountries } from './open-countries.ts'
import { resultList, showLeftOut, showNothing } from './results/result-list.ts'
import { type SearchFiles, startEngine } from './start-engine.ts'

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
  const answer = withDaysToHarvest(
    withCountries(query => askEverything(engine, query)),
    files.inList
  )
  const ask = withClosest(answer, engine)
  return { ask, isLatin, resultList, showLeftOut, showNothing, showElsewhere }
}
