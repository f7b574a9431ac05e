import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { CloseButton } from '#browser/base/CloseButton.tsx'
import { FilledWords } from './FilledWords.tsx'
import { Words } from '#browser/base/Words.tsx'
import { $found } from './answer.store.ts'
import { clear } from './query.store.ts'
import { $isSheetOpen } from './filter-sheet.store.ts'
import sheet from '#styles/filter-sheet.css?url'
import filterStyles from '#styles/filters.css?url'
import { Filters } from './Filters.tsx'
import type { Filter, Texts } from './panel-texts.ts'
import { DESKTOP } from '#config/widths.ts'

/** The value with which the button for the products closes the sheet. */
const SHOW = 'show'

type Props = { filters: Filter[]; texts: Texts }

/** The filters in a sheet at the bottom of a narrow screen, over the list. */
export function FilterSheet({ filters, texts }: Props) {
  const dialog = useModal()
  return (
    <>
      {/* With the same address, React would reuse the page's own link, which is for wide screens. */}
      <link rel="stylesheet" href={`${filterStyles}#sheet`} precedence="default" />
      <link rel="stylesheet" href={sheet} precedence="default" />
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The keyboard has Escape and the buttons. */}
      <dialog
        ref={dialog}
        className="filter-sheet"
        aria-label={texts.label}
        // Not `closedby`, which closes before the click; the click would then hit the page below.
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close()
        }}
        onClose={({ currentTarget: { returnValue } }) => {
          $isSheetOpen.set(false)
          if (returnValue === SHOW) goToResults()
        }}
      >
        <div className="sheet-head line-below">
          <h2 className="size-3">
            <Words of={texts.title} />
          </h2>
          <form method="dialog">
            <CloseButton label={texts.close} />
          </form>
        </div>
        <Filters filters={filters} texts={texts} />
        <div className="sheet-foot">
          <button className="text-button" type="button" onClick={clear}>
            <Words of={texts.clearAll} />
          </button>
          <form method="dialog">
            <button className="button stripes" type="submit" value={SHOW}>
              <Promised texts={texts} />
            </button>
          </form>
        </div>
      </dialog>
    </>
  )
}

/** A dialog that is open until the screen is wide. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const wide = matchMedia(DESKTOP)
    const close = () => element?.close()
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      // Removing the open sheet would lose the focus.
      close()
    }
  }, [])
  return dialog
}

/** The number of products behind the sheet. It is updated at once, because the products are hidden. */
function Promised({ texts }: { texts: Texts }) {
  const found = useStore($found)
  return found ? (
    <FilledWords of={texts.show} values={{ count: found.hits.length }} />
  ) : (
    <Words of={texts.waiting} />
  )
}

function goToResults() {
  const count = document.querySelector<HTMLElement>('product-results [data-part=count]')
  count?.focus({ preventScroll: true })
  count?.scrollIntoView()
}
