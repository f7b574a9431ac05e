import MiniSearch from 'minisearch'
import { approximate } from '#browser/search/engine/approximate.ts'
import { engineOf } from '#browser/search/engine/engine.ts'
import { withoutUnwanted } from '#browser/search/engine/without-unwanted.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Translate } from '#browser/search/query/translation.ts'

const asTyped: Translate = query => ({
  queries: [query],
  otherwise: [],
  isExact: false,
  areAsides: false,
  absent: [],
  typed: { absent: '', rest: '' },
  named: [],
  crops: [],
  cropsWithin: [],
  problems: []
})

/** An engine without a file of names: it searches a query as it was typed. */
export const engineAsTyped = (index: MiniSearch<Entry>, lang?: string) =>
  withoutUnwanted(
    engineOf(index, asTyped, () => approximate, lang),
    index,
    asTyped
  )
