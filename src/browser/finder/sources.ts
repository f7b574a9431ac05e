import type { SearchFiles } from '#browser/search/start-engine.ts'

/** The addresses of the finder's files: the choices of every product, and those of the search. */
export type Sources = SearchFiles & { data: string }

/** As the page names them, before its products. */
export function sourcesOfPage(): Sources {
  const { sources = '{}' } = document.querySelector<HTMLElement>('[data-sources]')?.dataset ?? {}
  return JSON.parse(sources) as Sources
}
