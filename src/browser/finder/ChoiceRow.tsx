import { memo } from 'react'
import type { LocalizedPattern } from './FilledWords.tsx'
import { fill } from '#lib/fill.ts'
import type { FilterName } from './filters.ts'
import { choose } from './query.store.ts'

type Props = {
  filter: FilterName
  id: string
  name: string
  count: number
  isTaken: boolean
  label: LocalizedPattern
}

/** A choice with the number of products it would show. A selected choice can always be removed. */
export const ChoiceRow = memo(function ChoiceRow(props: Props) {
  const { filter, id, name, count, isTaken, label } = props
  return (
    <li data-family={filter === 'family' ? id : undefined}>
      <label>
        <input
          type="checkbox"
          name={filter}
          value={id}
          checked={isTaken}
          disabled={count === 0 && !isTaken}
          aria-label={fill(label, { label: name, count })}
          onChange={event => choose(filter, id, event.target.checked)}
        />
        <span>{name}</span>
        <small>{count}</small>
      </label>
    </li>
  )
})
