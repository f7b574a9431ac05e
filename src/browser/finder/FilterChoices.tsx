import { memo, useLayoutEffect, useRef, useState } from 'react'
import { FilledWords } from './FilledWords.tsx'
import { Words } from '#browser/base/Words.tsx'
import type { Choice } from './filters.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import type { Filter, Texts } from './panel-texts.ts'

type Props = {
  filter: Filter
  /** Every choice with its number of products; until both are loaded, the choices of the build are shown. */
  all: Choice[] | undefined
  counts: number[] | undefined
  chosen: readonly string[]
  isOpen: boolean
  texts: Texts
}

/**
 * One filter. First its most frequent choices and the selected ones; then, of groups to exclude, those that exclude
 * nothing; then choices without results; all on demand.
 * While the pointer is over it, the order does not change, so that a click hits what was aimed at.
 */
export const FilterChoices = memo(function FilterChoices({
  filter,
  all,
  counts,
  chosen,
  isOpen,
  texts
}: Props) {
  const [isLong, setIsLong] = useState(false)
  const { name, title, total, choices: first } = filter
  const choices =
    all && counts ? all.map((choice, place) => ({ ...choice, count: counts[place] ?? 0 })) : first
  const most = Math.max(...choices.map(({ count }) => count))
  const rank = ({ id, count }: Filter['choices'][number]) => {
    if (count === 0 && !chosen.includes(id)) return 2
    return name === 'not-group' && count === most ? 1 : 0
  }
  const ordered = choices.toSorted((one, other) => rank(one) - rank(other))
  const ids = ordered
    .map(({ id }) => id)
    .filter((id, place) => isLong || place < first.length || chosen.includes(id))
  // The order while the pointer is over the list.
  const [aimedAt, aimAt] = useState<string[]>()
  const list = useRef<HTMLUListElement>(null)
  // The pointer may already be there when React is loaded.
  useLayoutEffect(() => {
    if (list.current?.matches(':hover')) aimAt(first.map(({ id }) => id))
  }, [first])
  const shown = (aimedAt ?? ids).flatMap(id => choices.find(choice => choice.id === id) ?? [])
  const rest = total - shown.length
  return (
    <details open={isOpen} className="filter">
      <summary>
        <Words of={title} />
        {chosen.length > 0 && <small>{chosen.length}</small>}
      </summary>
      <ul
        ref={list}
        aria-label={title.text}
        onPointerEnter={() => aimAt(ids)}
        onPointerLeave={() => aimAt(undefined)}
      >
        {shown.map(choice => (
          <ChoiceRow
            key={choice.id}
            filter={name}
            {...choice}
            isTaken={chosen.includes(choice.id)}
            label={texts.choice}
          />
        ))}
      </ul>
      {(rest > 0 || isLong) && (
        <button
          className="text-button"
          type="button"
          onClick={() => setIsLong(!isLong)}
          aria-expanded={isLong}
        >
          {isLong ? (
            <Words of={texts.fewer} />
          ) : (
            <FilledWords of={texts.more} values={{ count: rest }} />
          )}
        </button>
      )}
    </details>
  )
})
