import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { emptyQuery, type FilterName } from './filters.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { $painted } from './answer.store.ts'
import { $chosen, $data } from './query.store.ts'
import type { Filter, Texts } from './panel-texts.ts'

/** The first three, which growers use most, are open. */
const open: readonly FilterName[] = ['crop', 'problem', 'family']

type Props = { filters: Filter[]; texts: Texts }

/** The filters with their choices. A box is ticked at once; the counts are updated after the products. */
export function Filters({ filters, texts }: Props) {
  const chosen = useStore($chosen, { ssr: () => emptyQuery.chosen })
  const data = useStore($data, { ssr: 'initial' })
  const found = useDeferredValue(useStore($painted, { ssr: 'initial' }))
  return (
    <div className="filters">
      {filters.map(filter => (
        <FilterChoices
          key={filter.name}
          filter={filter}
          // A choice without a count would be disabled, and a focused box would lose the focus.
          all={found && data?.choices[filter.name]}
          counts={found?.counts[filter.name]}
          chosen={chosen[filter.name]}
          isOpen={open.includes(filter.name)}
          texts={texts}
        />
      ))}
    </div>
  )
}
