import { useStore } from '@nanostores/react'
import { Words } from '#browser/base/Words.tsx'
import { emptyQuery, type Sort } from './filters.ts'
import { $sort, setSort } from './query.store.ts'
import type { Texts } from './panel-texts.ts'

export function SortChoice({ texts }: { texts: Texts }) {
  const sort = useStore($sort, { ssr: () => emptyQuery.sort })
  return (
    <label className="finder-sort inline small quiet">
      <Words of={texts.sort} />{' '}
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
