import { Text } from '#islands/Text.tsx'
import type { Sort } from '#search/filters.ts'
import { setSort } from '#stores/finder.ts'
import type { Texts } from './texts.ts'

export function SortChoice({ sort, texts }: { sort: Sort; texts: Texts }) {
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
