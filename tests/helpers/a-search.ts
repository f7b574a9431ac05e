import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { composeEngine } from '#browser/search/engine/engine.ts'
import { type Entry, indexOptions } from '#browser/search/index/entry.ts'
import { lookUpIn } from '#browser/search/index/look-up.ts'
import type { PackedNames } from '#browser/search/names/packed-names.ts'
import type { SearchFiles } from '#browser/search/engine/start-engine.ts'
import { readTranslator } from '#browser/search/query/translate.ts'
import { termOf } from '#browser/search/words/term.ts'
import { arrived, engineParts } from './engine-parts.ts'
import { dist } from './site.ts'

const searches = new Map<string, ReturnType<typeof open>>()

/** The search of a tree, opened as browsers do; once for all tests, because opening takes as long as ten questions. */
export function openSearch(prefix: string): ReturnType<typeof open> {
  const search = searches.get(prefix) ?? open(prefix)
  searches.set(prefix, search)
  return search
}

function open(prefix: string) {
  const page = readFileSync(`${dist}/${prefix}/search.html`, 'utf8')
  const [, files = ''] = /data-files="([^"]+)"/.exec(page) ?? []
  const { index, names } = JSON.parse(
    files.replaceAll('&quot;', '"').replaceAll('&#34;', '"')
  ) as SearchFiles
  const opened = MiniSearch.loadJSON<Entry>(readFileSync(dist + index, 'utf8'), indexOptions)
  const [, lang = ''] = /<html[^>]* lang="([^"]+)"/.exec(page) ?? []
  const packed = JSON.parse(readFileSync(dist + names, 'utf8')) as PackedNames
  const translate = readTranslator(lookUpIn(opened), packed, arrived)
  return {
    index: opened,
    lang,
    engine: composeEngine(opened, translate, arrived, { ...engineParts, lang })
  }
}

/** Every entry of an index. */
export const storedIn = (index: MiniSearch<Entry>): Entry[] =>
  index.search(MiniSearch.wildcard) as unknown as Entry[]

/** Whether a text has the words of a name, one after the other. */
export const hasWords = (text: string, name: string): boolean =>
  ` ${termOf(text)} `.includes(` ${termOf(name)} `)
