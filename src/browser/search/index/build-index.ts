import MiniSearch from 'minisearch'
import { type Entry, indexOptions } from './entry.ts'

/** The index of a tree, as the file that browsers open. */
export function buildIndex(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>(indexOptions)
  index.addAll(entries)
  return index
}
