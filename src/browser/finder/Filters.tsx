import { useLayoutEffect, useRef } from 'react'
import { emptyQuery, type FilterName } from './filters.ts'
import { FilterChoices } from './FilterChoices.tsx'
import type { Filter, Texts } from './panel-texts.ts'
import type { Answer } from './use-answer.ts'

/** The three that growers ask first stand open. */
const open: readonly FilterName[] = ['crop', 'problem', 'family']

type Props = { filters: Filter[]; answer: Answer | undefined; texts: Texts }

/** The six filters, each with its choices. */
export function Filters({ filters, answer, texts }: Props) {
  const { chosen } = answer?.query ?? emptyQuery
  const form = useRef<HTMLFormElement>(null)
  // The browser ticks a box at once. The page tells those that it knows what is chosen elsewhere; a sheet that opens before
  // the answer to an address is there has boxes that it does not know yet.
  useLayoutEffect(() => {
    if (!answer) return
    const { chosen } = answer.query
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
      box.checked = chosen[box.name as FilterName].includes(box.value)
  }, [answer])
  return (
    // On the way back a browser would tick what was ticked before: here the address says what is.
    <form
      ref={form}
      className="filters"
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
    >
      {filters.map(filter => (
        <FilterChoices
          key={filter.name}
          filter={filter}
          all={answer?.data?.choices[filter.name]}
          counts={answer?.found?.counts[filter.name]}
          chosen={chosen[filter.name]}
          isOpen={open.includes(filter.name)}
          texts={texts}
        />
      ))}
    </form>
  )
}
