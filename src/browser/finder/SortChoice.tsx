import { Text } from '#browser/base/Text.tsx'
import type { Sort } from './filters.ts'
import { setSort } from './finder.store.ts'
import type { Texts } from './panel-texts.ts'

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
