import { useStore } from '@nanostores/react'
import { memo, useEffect } from 'react'
import { Words } from '#browser/base/Words.tsx'
import { Filters } from './Filters.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { $isSheetOpen } from './filter-sheet.store.ts'
import { loadChoices } from './answer.store.ts'
import { askTyped } from './query.store.ts'
import { FORM_ID } from './form-id.ts'
import { OpenFilters } from './OpenFilters.tsx'
import type { Filter, Texts } from './panel-texts.ts'
import { SearchField } from './SearchField.tsx'
import { SortChoice } from './SortChoice.tsx'

type Props = { filters: Filter[]; texts: Texts }

/**
 * The filters of a product list: a form. The list answers the form's address, also when it is sent before React is
 * loaded. The page owns the list, which follows the store.
 */
export const ProductFinder = memo(function ProductFinder({ filters, texts }: Props) {
  const isSheetOpen = useStore($isSheetOpen, { ssr: 'initial' })
  useEffect(() => void loadChoices(), [])
  return (
    <>
      {/* Going back, browsers restore ticked boxes; here the address decides. */}
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
          <div className="finder-tools cluster middle">
            <OpenFilters texts={texts} />
            <SortChoice texts={texts} />
          </div>
        </div>
        <a className="skip" href="#results">
          <Words of={texts.skip} />
        </a>
        <aside className="finder-panel" aria-label={texts.label}>
          <Filters filters={filters} texts={texts} />
        </aside>
      </form>
      {isSheetOpen && <FilterSheet filters={filters} texts={texts} />}
    </>
  )
})
