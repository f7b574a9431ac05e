import type { Pattern } from '#lib/fill.ts'
import type { FilterName } from '#browser/finder/filters.ts'

/** The texts of the list, in the page's language. */
export type ResultTexts = {
  all: Pattern
  some: Pattern
  found: Pattern
  none: string
  unstated: Pattern
  unstatedGroup: Pattern
  unknown: Pattern
  remove: Pattern
  query: Pattern
  drop: Pattern
  didYouMean: Pattern
  nothing: string
  nothingFor: Pattern
  shownFor: Pattern
  country: string
  waiting: string
  foundBy: string
  failed: Record<'code' | 'data' | 'index', string>
  titles: Record<FilterName, string>
}
