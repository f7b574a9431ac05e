import { memo, useDeferredValue } from 'react'
import { emptyQuery, type FilterName } from '#search/filters.ts'
import { $data, $found, $query } from '#stores/finder.ts'
import { FilterChoices } from './FilterChoices.tsx'
import type { Filter, Texts } from './texts.ts'
import { useFinder } from './use-finder.ts'

/** The three that growers ask first stand open. */
const open: readonly FilterName[] = ['crop', 'problem', 'family']

type Props = { filters: Filter[]; texts: Texts }

/** The six filters, each with its choices. */
export const Filters = memo(function Filters({ filters, texts }: Props) {
  const { chosen } = useFinder($query, emptyQuery)
  const data = useFinder($data, undefined)
  // The list answers first; the counts follow as soon as there is time.
  const found = useDeferredValue(useFinder($found, undefined))
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
