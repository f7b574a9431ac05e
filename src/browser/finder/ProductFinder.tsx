import { useStore } from '@nanostores/react'
import { memo, useEffect } from 'react'
import { Filters } from './Filters.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { $isSheetOpen } from './finder-panel.store.ts'
import { loadChoices } from './answer.store.ts'
import { askTyped } from './query.store.ts'
import { FORM_ID } from './form-id.ts'
import { OpenFilters } from './OpenFilters.tsx'
import type { Filter, Texts } from './panel-texts.ts'
import { SearchField } from './SearchField.tsx'
import { SortChoice } from './SortChoice.tsx'

type Props = { filters: Filter[]; texts: Texts }

/**
 * What a visitor asks of a list of products: a form whose address the list answers, also where it is sent before React
 * comes. The list itself is the page's, and answers to the store.
 */
export const ProductFinder = memo(function ProductFinder({ filters, texts }: Props) {
  const isSheetOpen = useStore($isSheetOpen, { ssr: 'initial' })
  useEffect(() => void loadChoices(), [])
  return (
    <>
      {/* On the way back a browser would tick what was ticked before: here the address says what is. */}
      <form
        id={FORM_ID}
        className="finder-form"
        method="get"
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault()
          askTyped()
        }}
      >
        <div className="finder-ask">
          <SearchField texts={texts} />
          <div className="finder-tools">
            <OpenFilters texts={texts} />
            <SortChoice texts={texts} />
          </div>
        </div>
        <aside className="finder-panel" aria-label={texts.label}>
          <Filters filters={filters} texts={texts} />
        </aside>
      </form>
      {isSheetOpen && <FilterSheet filters={filters} texts={texts} />}
    </>
  )
})
