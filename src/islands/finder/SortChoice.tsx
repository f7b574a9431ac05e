import { Text } from '#islands/Text.tsx'
import { emptyQuery, type Sort } from '#search/filters.ts'
import { $query, setSort } from '#stores/finder.ts'
import type { Texts } from './texts.ts'
import { useFinder } from './use-finder.ts'

export function SortChoice({ texts }: { texts: Texts }) {
  const { sort } = useFinder($query, emptyQuery)
  return (
    <label className="finder-sort">
      <Text of={texts.sort} />{' '}
      <select
        name="sort"
        value={sort}
        autoComplete="off"
        onChange={event => setSort(event.target.value as Sort)}
      >
        <option value="family">{texts.byFamily}</option>
        <option value="name">{texts.byName}</option>
      </select>
    </label>
  )
}
