import { useStore } from '@nanostores/react'
import { Text } from '#browser/base/Text.tsx'
import type { Sort } from './filters.ts'
import { $query, setSort } from './query.store.ts'
import type { Texts } from './panel-texts.ts'

export function SortChoice({ texts }: { texts: Texts }) {
  const { sort } = useStore($query, { ssr: 'initial' })
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
