import type { FilterName } from './filters.ts'
import type { Phrase, Words } from '#browser/base/Text.tsx'

/** A filter as the page shows it before its data is loaded: its most frequent choices. */
export type Filter = {
  name: FilterName
  title: Words
  /** The number of all choices. */
  total: number
  choices: { id: string; name: string; count: number }[]
}

export type Texts = {
  label: string
  title: Words
  open: Words
  openCount: Phrase
  close: string
  clearAll: Words
  show: Phrase
  waiting: Words
  more: Phrase
  fewer: Words
  choice: Phrase
  search: string
  placeholder: string
  sort: Words
  byFamily: string
  byName: string
}
