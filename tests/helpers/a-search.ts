import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { approximate } from '#browser/search/engine/approximate.ts'
import { engineOf } from '#browser/search/engine/engine.ts'
import { withDays } from '#browser/search/engine/with-days.ts'
import { withoutUnwanted } from '#browser/search/engine/without-unwanted.ts'
import { type Entry, indexOptions } from '#browser/search/index/entry.ts'
import { lookUpIn } from '#browser/search/index/look-up.ts'
import type { SearchFiles } from '#browser/search/engine/start-engine.ts'
import { readTranslator } from '#browser/search/query/translate.ts'
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
  const late = () => approximate
  const [, lang = ''] = /<html[^>]* lang="([^"]+)"/.exec(page) ?? []
  const translate = readTranslator(lookUpIn(opened), readFileSync(dist + names, 'utf8'), late)
  return {
    index: opened,
    lang,
    engine: withDays(withoutUnwanted(engineOf(opened, translate, late, lang), opened, translate))
  }
}
