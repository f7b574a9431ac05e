import { formatIds, parseIds } from '#browser/base/addressed-ids.ts'
import { beginningOf } from '#browser/search/query/beginning.ts'
import type { RowChoice } from './rows.ts'

/** What a table offers: its categories, their English names where they differ, and its sortable columns by name. */
export type Offer = {
  categories: readonly string[]
  english?: ReadonlyMap<string, string>
  columns: readonly string[]
}

/**
 * Reads a choice from the query of an address: `?category=Herbicides&q=2,4-d&sort=-regNo`, or of single rows:
 * `?ids=12,40`. The English name of a category is in the addresses of all languages. A category that the table does not
 * have, such as one in another language, is searched as words. An unknown column is ignored.
 */
export function parseRowChoice(search: string, { categories, english, columns }: Offer): RowChoice {
  const wanted = new URLSearchParams(search)
  const asked = wanted.get('category')
  const category =
    asked === null
      ? undefined
      : categories.find(name => name === asked || english?.get(name) === asked)
  const words = [category === undefined ? asked : null, wanted.get('q')]
  const [, minus, name = ''] = /^(-?)(.*)$/.exec(wanted.get('sort') ?? '') ?? []
  const column = columns.indexOf(name)
  const ids = parseIds(search)
  return {
    category,
    query: beginningOf(words.filter(Boolean).join(' ')),
    ids: ids.length > 0 ? ids : undefined,
    sort: column === -1 ? undefined : { column, isDescending: minus === '-' }
  }
}

/** The query for a choice; empty where everything is shown in its original order. */
export function formatRowChoice(
  { category, query, ids = [], sort }: RowChoice,
  { columns, english }: Offer
): string {
  const parameters = new URLSearchParams()
  if (category !== undefined) parameters.set('category', english?.get(category) ?? category)
  if (query.trim() !== '') parameters.set('q', query)
  if (sort) parameters.set('sort', `${sort.isDescending ? '-' : ''}${columns[sort.column] ?? ''}`)
  const text = [formatIds(ids).slice(1), parameters].join('&').replace(/^&|&$/, '')
  return text && `?${text}`
}
