import { useStore } from '@nanostores/react'
import { memo, useLayoutEffect } from 'react'
import { countAsked, emptyQuery } from './filters.ts'
import { openFinder, type Sources } from './finder.store.ts'
import { $isSheetOpen } from './finder-panel.store.ts'
import { Filters } from './Filters.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { SearchField } from './SearchField.tsx'
import { SortChoice } from './SortChoice.tsx'
import type { Filter, Texts } from './panel-texts.ts'
import { useAnswer } from './use-answer.ts'
import { Text } from '#browser/base/Text.tsx'

type Props = { sources: Sources; filters: Filter[]; texts: Texts }

/** What a visitor asks of a list of products. The list itself is the page's, and answers to the store. */
export const ProductFinder = memo(function ProductFinder({ sources, filters, texts }: Props) {
  const isSheetOpen = useStore($isSheetOpen, { ssr: 'initial' })
  const answer = useAnswer()
  const { query } = answer ?? { query: emptyQuery }
  const asked = countAsked(query)
  // Before the effects of the parts, which may already have something to ask.
  useLayoutEffect(() => {
    openFinder(sources)
  }, [sources])
  return (
    <>
      <div className="finder-ask">
        <SearchField texts={texts} />
        <div className="finder-tools">
          <button
            className="finder-open"
            type="button"
            aria-haspopup="dialog"
            onClick={() => $isSheetOpen.set(true)}
          >
            <span suppressHydrationWarning>
              {asked === 0 ? (
                <Text of={texts.open} />
              ) : (
                <Text of={texts.openCount} values={{ count: asked }} />
              )}
            </span>
          </button>
          <SortChoice sort={query.sort} texts={texts} />
        </div>
      </div>
      <aside className="finder-panel" aria-label={texts.label}>
        <Filters filters={filters} answer={answer} texts={texts} />
      </aside>
      {isSheetOpen && <FilterSheet filters={filters} answer={answer} texts={texts} />}
    </>
  )
})
