import type { AsPlainObject } from 'minisearch'
import type { Search } from '#browser/search/answer/answer.ts'
import type { PackedNames } from '#browser/search/names/packed-names.ts'

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
    fetchFile(index) as Promise<AsPlainObject>,
    fetchFile(names) as Promise<PackedNames>
  ])

const files = new Map<string, Promise<unknown>>()

/**
 * A JSON file, requested once; after a failure, the next call requests it again. A network's sign-in page and a file that
 * was cut are failures, too. The same as `oncePerUrl(fetchJson)`, which would add one more file to each list.
 */
export function fetchFile(url: string): Promise<unknown> {
  const file = files.get(url) ?? read(url)
  files.set(url, file)
  file.catch(() => files.delete(url))
  return file
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} failed (HTTP ${response.status}).`)
  return response.json()
}
