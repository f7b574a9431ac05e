import type { SearchFiles } from '#browser/search/engine/start-engine.ts'

/** The addresses of the finder's files: the choices of every product, those of the search, and the countries. */
export type Sources = SearchFiles & { data: string; countries: string }

/** As the page names them, before its products. */
export function sourcesOfPage(): Sources {
  const { sources = '{}' } = document.querySelector<HTMLElement>('[data-sources]')?.dataset ?? {}
  const { lang } = document.documentElement
  return { ...(JSON.parse(sources) as Sources), lang }
}
