import type MiniSearch from 'minisearch'
import { composeEngine } from '#browser/search/engine/engine.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import type { Translate, Translation } from '#browser/search/query/translation.ts'
import { arrived, engineParts } from './engine-parts.ts'

/** A translation that searches a query as it was typed, except in what `some` says of it. */
export const translateAsTyped = (some: (query: string) => Partial<Translation>): Translate =>
  Object.assign(
    (query: string): Translation => ({
      queries: [query],
      withoutUnknownWords: [],
      isExact: false,
      arePageWords: false,
      absent: [],
      typed: { absent: '', rest: '' },
      named: [],
      words: [],
      crops: [],
      cropsWithin: [],
      problems: [],
      isOfProducts: false,
      unlisted: [],
      pairs: [],
      kinds: [],
      isPartOfNames: false,
      ...some(query)
    }),
    { nameAtStart: () => undefined }
  )

/** An engine without a file of names. */
export const engineAsTyped = (index: MiniSearch<Entry>, lang = '') =>
  composeEngine(
    index,
    translateAsTyped(() => ({})),
    arrived,
    { ...engineParts, lang }
  )

/** A product in an index that no translation leads to. */
export const productEntry = (
  id: string,
  title: string,
  names: string[] = [],
  line?: string
): Entry => ({ id, kind: 'product', title, path: `/x/${id}`, line, names })
