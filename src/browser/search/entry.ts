import type { Options } from 'minisearch'
import { joinedWordsOf, termsOf, wordsOf } from './words.ts'

/** What the search tells apart, in the order in which results are shown. */
export const kinds = ['family', 'problem', 'crop', 'product', 'post', 'page'] as const
export type Kind = (typeof kinds)[number]

/** Something that a tree's index knows: a page, or a part of one. */
export type Entry = {
  /** `product:4101` */
  id: string
  kind: Kind
  title: string
  path: string
  /** One line under the title. */
  line?: string
  /** `14 products`, after the line; by what is counted everything would be found. */
  count?: string
  /** What else people call it or what it holds, each name apart: in English, in Latin, as a number. */
  names?: string[]
  /** The resistance groups it is of, as people call them: `HRAC group 9`. */
  groups?: string[]
  /** Its family, for the colour. */
  family?: string
  /** By the crop, the problems that a product states a dose for there, all by their ids in the index. */
  uses?: Record<string, string[]>
}

/** Title, line and names once more: a field of its own, so that joined words find and do not rank. */
const JOINED = 'joined'

/** How entries become an index, at build, and how it is opened again, in the browser. */
export const indexOptions: Options<Entry> = {
  fields: ['title', 'line', 'names', 'groups', JOINED],
  storeFields: ['kind', 'title', 'path', 'line', 'count', 'names', 'groups', 'family', 'uses'],
  extractField: (entry, field) =>
    (field === JOINED
      ? [entry.title, entry.line, ...(entry.names ?? [])]
      : entry[field as keyof Entry]) as string,
  // Each name stays apart: no word may be made of the end of one and the start of the next.
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
