import type MiniSearch from 'minisearch'
import type { Entry } from './entry.ts'

/** Whether a word is one for a resistance group in the index: `grupo`. */
export const groupWordsOf =
  (index: MiniSearch<Entry>) =>
  (word: string): boolean =>
    index.search(word, { fields: ['groups'] }).length > 0
