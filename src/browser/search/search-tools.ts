import { printAddress } from '#browser/base/print-address.ts'
import type { Answer } from './answer/answer.ts'
import { askEverything } from './answer/everything.ts'
import { type ListTexts, withDaysToHarvest } from './answer/in-the-list.ts'
import { openCountries } from './countries/open-countries.ts'
import { asksAboutSought, showElsewhere, showNamesakes } from './results/notes.ts'
import { resultList, showLeftOut, showNothing } from './results/result-list.ts'
import { loadApproximate, type SearchFiles, startEngine } from './engine/start-engine.ts'

/** What answers a query on the search page, and shows the answer. */
export type SearchTools = {
  ask: (query: string) => Promise<Answer>
  isLatin: (name: string) => boolean
  resultList: typeof resultList
  showLeftOut: typeof showLeftOut
  showNothing: typeof showNothing
  showElsewhere: typeof showElsewhere
  showNamesakes: typeof showNamesakes
}

/** What the search page needs: the files of a search, the countries of the selector, and texts of the list. */
export type PageFiles = SearchFiles & { countries: string; inList: ListTexts }

/**
 * All that the search page needs for its first query, in one request for code. Without the countries it answers, too.
 */
export async function loadTools(search: HTMLElement, files: PageFiles): Promise<SearchTools> {
  // Few texts have all words of a query, so that most answers here need the second part, too.
  void Promise.allSettled([loadApproximate()])
  const [{ engine, lookUp, approximate, whenLoaded }, withCountries] = await Promise.all([
    startEngine({ ...files, lang: document.documentElement.lang }),
    openCountries(files.countries)
  ])
  asksAboutSought(search)
  // A printed answer has the address of its query.
  addEventListener('beforeprint', () => printAddress(location.href))
  const latinNames = new Set(lookUp.entriesOf(['crop', 'problem']).map(({ line }) => line))
  const askAll = (query: string) => askEverything(engine, query)
  const answer = withDaysToHarvest(withCountries(askAll), files.inList)
  const ask = (query: string) => {
    const found = answer(query)
    return found.results.length > 0 ? found : approximate().matchSingleWords(found, askAll)
  }
  return {
    ask: query => whenLoaded(() => ask(query)),
    isLatin: name => name !== '' && latinNames.has(name),
    resultList,
    showLeftOut,
    showNothing,
    showElsewhere,
    showNamesakes
  }
}
