import { readFileSync } from 'node:fs'
import type { FinderData } from '#browser/finder/filters.ts'
import { find } from '#browser/finder/find.ts'
import { matchesOf } from '#browser/finder/matches.ts'
import { onlyKnown, parseQuery } from '#browser/finder/query.ts'
import type { Sources } from '#browser/finder/sources.ts'
import { openSearch } from './a-search.ts'
import { dist } from './site.ts'

/** The list of a tree's products, with the data and the search of the built site. */
export function openList(prefix: string) {
  const { engine } = openSearch(prefix)
  const page = readFileSync(`${dist}/${prefix}/product-list.html`, 'utf8')
  const [, sources = ''] = /data-sources="([^"]+)"/.exec(page) ?? []
  const files = JSON.parse(sources.replaceAll('&quot;', '"').replaceAll('&#34;', '"')) as Sources
  const data = JSON.parse(readFileSync(dist + files.data, 'utf8')) as FinderData

  /** The ids of the products that the list shows at an address with these parameters. */
  const hitsOf = (parameters: Record<string, string>): string[] => {
    const query = onlyKnown(parseQuery(new URLSearchParams(parameters)), data)
    const answer = query.text === '' ? undefined : engine(query.text, ['product'])
    // Close matches are a suggestion, and no hits.
    const found = answer?.isClose === true ? { ...answer, results: [] } : answer
    const { hits } = find(data, query, found && matchesOf(data, found))
    return hits.map(position => data.ids[position] ?? '')
  }

  return { data, hitsOf }
}
