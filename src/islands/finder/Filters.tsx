import { useStore } from '@nanostores/react'
import { memo, useDeferredValue } from 'react'
import type { FilterName } from '#search/filters.ts'
import { $data, $found, $query } from '#stores/finder.ts'
import { drawn } from './drawn.ts'
import { FilterChoices } from './FilterChoices.tsx'
import type { Filter, Texts } from './texts.ts'

/** The three that growers ask first stand open. */
const open: readonly FilterName[] = ['crop', 'problem', 'family']

type Props = { filters: Filter[]; texts: Texts }

/** The six filters, each with its choices. */
export const Filters = memo(function Filters({ filters, texts }: Props) {
  const { chosen } = useStore($query, drawn)
  const data = useStore($data, drawn)
  // The list answers first; the counts follow as soon as there is time.
  const found = useDeferredValue(useStore($found, drawn))
  return (
    // On the way back a browser would tick what was ticked before: here the address says what is.
    <form className="filters" autoComplete="off" onSubmit={event => event.preventDefault()}>
      {filters.map(filter => (
        <FilterChoices
          key={filter.name}
          filter={filter}
          all={data?.choices[filter.name]}
          counts={found?.counts[filter.name]}
          chosen={chosen[filter.name]}
          isOpen={open.includes(filter.name)}
          texts={texts}
        />
      ))}
    </form>
  )
})
