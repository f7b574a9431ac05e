import type { Search } from '#browser/search/answer/answer.ts'

/** The files of a search: the index of the tree, and the names that all trees share; and the language of the page. */
export type SearchFiles = { index: string; names: string; lang?: string }

/**
 * Opens an index with its code and files, all requested at once because a slow line takes as long for one file as for
 * all. The code for what is not found as it was typed follows.
 */
export async function startEngine(files: SearchFiles): Promise<Search> {
  const [{ openEngine }, { readTranslator }, { withoutUnwanted }, { withDays }, index, names] =
    await fetchEngine(files)
  return openEngine(index, {
    names,
    lang: files.lang ?? '',
    readTranslator,
    withoutUnwanted,
    withDays,
    loadApproximate
  })
}

/** The second part of the search, which an answer may need. */
export const loadApproximate = async () => (await import('./approximate.ts')).approximate

/** The code and the files of a search. */
export const fetchEngine = ({ index, names }: SearchFiles) =>
  Promise.all([
    import('./engine.ts'),
    import('#browser/search/query/translate.ts'),
    import('./without-unwanted.ts'),
    import('./with-days.ts'),
    fetchText(index),
    fetchText(names)
  ])

const texts = new Map<string, Promise<string>>()

/** The text of a file, requested once; after a failure, the next call requests it again. */
export function fetchText(url: string): Promise<string> {
  const text = texts.get(url) ?? read(url)
  texts.set(url, text)
  text.catch(() => texts.delete(url))
  return text
}

async function read(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} failed (HTTP ${response.status}).`)
  return response.text()
}
