import { beginningOf } from '#browser/search/query/beginning.ts'
import {
  emptyQuery,
  type FilterName,
  filterNames,
  type FinderData,
  type Query,
  type View
} from './filters.ts'

const views: readonly View[] = ['cards', 'table']

/** The address of a query, a contract with shared links: `?q=rust&crop=wheat&crop=barley&sort=name&view=table`. */
export function parseQuery(search: string | URLSearchParams): Query {
  const parameters = new URLSearchParams(search)
  const chosen = filterNames.map(name => {
    return [name, [...new Set(parameters.getAll(name))].filter(id => id !== '')]
  })
  return {
    text: beginningOf((parameters.get('q') ?? '').trim()),
    chosen: Object.fromEntries(chosen) as Query['chosen'],
    sort: parameters.get('sort') === 'name' ? 'name' : emptyQuery.sort,
    view: views.find(view => view === parameters.get('view'))
  }
}

/**
 * Unknown ids that are no words of products: the classes of another country are others, a group to leave out has no
 * effect where no product has it, what no committee calls a group is none, and no product waits for less than a day.
 */
const isNeverSearched = (name: FilterName, ids: readonly string[]) =>
  name === 'class' ||
  name === 'not-group' ||
  ((name === 'group' || name === 'harvest') && !ids.some(id => /^\d|^[hfi]rac-/.test(id)))

/**
 * Removes choices that the page does not have, so that an old link still finds the rest. If no choice of a filter is
 * left, its ids are searched as words: the list then says that nothing was found, instead of showing everything. Fewer
 * days to harvest than any choice are searched as such.
 */
export function onlyKnown(query: Query, { choices }: Pick<FinderData, 'choices'>): Query {
  const lost: string[] = []
  const chosen = filterNames.map(name => {
    const known = new Set(choices[name].map(({ id }) => id))
    // A page leaves out days that no use needs beside the next fewer ones, so these find the same.
    const asked = query.chosen[name].map(asked =>
      name === 'harvest' ? choices[name].findLast(({ id }) => +id <= +asked)?.id : asked
    )
    const kept = [...new Set(asked)].filter(id => known.has(id ?? ''))
    if (kept.length === 0 && !isNeverSearched(name, query.chosen[name]))
      lost.push(...query.chosen[name].map(id => (name === 'harvest' ? `PHI ${id}` : id)))
    return [name, kept]
  })
  const words = lost.map(id => id.replaceAll('-', ' '))
  return {
    ...query,
    text: beginningOf([query.text, ...words].join(' ').trim()),
    chosen: Object.fromEntries(chosen) as Query['chosen']
  }
}

/** The choices that `onlyKnown` drops and does not search as words: the list names them. */
export function droppedOf(query: Query, { choices }: Pick<FinderData, 'choices'>): string[] {
  return filterNames.flatMap(name => {
    const known = new Set(choices[name].map(({ id }) => id))
    const unknown = query.chosen[name].filter(id => !known.has(id))
    const isSearched =
      unknown.length === query.chosen[name].length && !isNeverSearched(name, unknown)
    return isSearched ? [] : unknown
  })
}

/** The address of a query, always in the same order; empty for an empty query. */
export function formatQuery({ text, chosen, sort, view }: Query): string {
  const parameters = new URLSearchParams()
  if (text.trim() !== '') parameters.append('q', text.trim())
  for (const name of filterNames) for (const id of chosen[name]) parameters.append(name, id)
  if (sort !== emptyQuery.sort) parameters.append('sort', sort)
  if (view) parameters.append('view', view)
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}

/** The conditions of both queries; words, order and view of the second one, where it has any. */
export function joinQueries(first: Query, second: Query): Query {
  const chosen = filterNames.map(name => [
    name,
    [...new Set([...first.chosen[name], ...second.chosen[name]])]
  ])
  return {
    text: second.text === emptyQuery.text ? first.text : second.text,
    chosen: Object.fromEntries(chosen) as Query['chosen'],
    sort: second.sort === emptyQuery.sort ? first.sort : second.sort,
    view: second.view ?? first.view
  }
}
