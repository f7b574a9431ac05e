import type { FilterName } from './filters.ts'
import type { LocalizedPattern } from './FilledWords.tsx'
import type { LocalizedText } from '#lib/localized-text.ts'

/** A filter as the page shows it before its data is loaded: its most frequent choices. */
export type Filter = {
  name: FilterName
  title: LocalizedText
  /** The number of all choices. */
  total: number
  choices: { id: string; name: string; count: number }[]
}

export type Texts = {
  label: string
  title: LocalizedText
  open: LocalizedText
  openCount: LocalizedPattern
  close: string
  skip: LocalizedText
  clearAll: LocalizedText
  show: LocalizedPattern
  waiting: LocalizedText
  more: LocalizedPattern
  fewer: LocalizedText
  choice: LocalizedPattern
  search: string
  placeholder: string
  sort: LocalizedText
  byFamily: string
  byName: string
}
