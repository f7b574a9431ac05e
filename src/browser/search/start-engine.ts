import type { Engine } from './engine.ts'

/** The files of a search: the index of the tree, and the names that all trees share. */
export type SearchFiles = { index: string; names: string }

/** Opens an index with the code and the files requested at once: a slow line takes as long for one as for all. */
export async function startEngine({ index, names }: SearchFiles): Promise<Engine> {
  const [{ openEngine }, { translatorOf }, ...texts] = await Promise.all([
    import('./engine.ts'),
    import('./translate.ts'),
    fetchText(index),
    fetchText(names)
  ])
  return openEngine(...texts, translatorOf)
}

export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} failed (HTTP ${response.status}).`)
  return response.text()
}
