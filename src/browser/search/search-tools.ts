import { asksAboutSought, showElsewhere } from './elsewhere.ts'
import type { Answer } from './engine.ts'
import { askEverything } from './everything.ts'
import { resultList, showNothing } from './results/result-list.ts'
import { type SearchFiles, startEngine } from './start-engine.ts'

/** What answers a query on the search page, and shows the answer. */
export type SearchTools = {
  ask: (query: string) => Answer
  isLatin: (name: string) => boolean
  resultList: typeof resultList
  showNothing: typeof showNothing
  showElsewhere: typeof showElsewhere
}

/** All that the search page needs for its first query, in one request for code. */
export async function loadTools(search: HTMLElement, files: SearchFiles): Promise<SearchTools> {
  const engine = await startEngine(files)
  asksAboutSought(search)
  const isLatin = (name: string) =>
    name !== '' && engine(name, ['crop', 'problem']).results.some(({ line }) => line === name)
  const ask = (query: string) => askEverything(engine, query)
  return { ask, isLatin, resultList, showNothing, showElsewhere }
}
