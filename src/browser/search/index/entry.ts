import type { Kind } from './kinds.ts'
import type { Options } from 'minisearch'
import { joinedWordsOf, termsOf, wordsOf } from '#browser/search/words/words.ts'

/** An entry of a tree's index: a page, or a part of one. */
export type Entry = {
  /** `product:4101` */
  id: string
  kind: Kind
  title: string
  path: string
  /** One line under the title. */
  line?: string
  /** `14 products`, after the line. Not indexed, because the counted noun would find everything. */
  count?: string
  /** Other names or content, each name separate: in English, in Latin, as a number. */
  names?: string[]
  /**
   * Its resistance groups as people call them: `HRAC group 9`. An empty list where no scheme has one for it; missing
   * where it states none.
   */
  groups?: string[]
  /** Its family, for the colour. */
  family?: string
  /** For each crop, the problems for which the product states a dose, all by their ids in the index. */
  uses?: Record<string, string[]>
}

/**
 * Title, line and names again, in a field of its own, so that joined words find an entry without affecting its rank.
 */
const JOINED = 'joined'

/** How entries become an index, in the build, and how the browser opens it. */
export const indexOptions: Options<Entry> = {
  fields: ['title', 'line', 'names', 'groups', JOINED],
  storeFields: ['kind', 'title', 'path', 'line', 'count', 'names', 'groups', 'family', 'uses'],
  extractField: (entry, field) =>
    (field === JOINED
      ? [entry.title, entry.line, ...(entry.names ?? [])]
      : entry[field as keyof Entry]) as string,
  // Names stay separate, so that no word joins the end of one to the start of the next.
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
  tokenize: (text, field) =>
    (field === JOINED ? joinedWordsOf(text) : wordsOf(text)).map(({ term }) => term),
  processTerm: term => term,
  searchOptions: {
    tokenize: query => termsOf(query),
    processTerm: term => term,
    boost: { title: 4, names: 1.5, [JOINED]: 0.01 },
    combineWith: 'AND'
  }
}
