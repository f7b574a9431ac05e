import { beginningOf } from '#browser/search/beginning.ts'
import { emptyQuery, filterNames, type FinderData, type Query } from './filters.ts'

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
    view: parameters.get('view') === 'table' ? 'table' : emptyQuery.view
  }
}

/** Without choices that the page does not have, so that an old link still finds the rest. */
export function onlyKnown(query: Query, { choices }: Pick<FinderData, 'choices'>): Query {
  const chosen = filterNames.map(name => {
    const known = new Set(choices[name].map(({ id }) => id))
    return [name, query.chosen[name].filter(id => known.has(id))]
  })
  return { ...query, chosen: Object.fromEntries(chosen) as Query['chosen'] }
}

/** The address of a query, always in the same order; empty for an empty query. */
export function formatQuery({ text, chosen, sort, view }: Query): string {
  const parameters = new URLSearchParams()
  if (text.trim() !== '') parameters.append('q', text.trim())
  for (const name of filterNames) for (const id of chosen[name]) parameters.append(name, id)
  if (sort !== emptyQuery.sort) parameters.append('sort', sort)
  if (view !== emptyQuery.view) parameters.append('view', view)
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
    view: second.view === emptyQuery.view ? first.view : second.view
  }
}
