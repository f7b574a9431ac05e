import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { FilledWords } from './FilledWords.tsx'
import { Words } from '#browser/base/Words.tsx'
import { $isSheetOpen } from './filter-sheet.store.ts'
import { $conditionCount } from './query.store.ts'
import type { Texts } from './panel-texts.ts'

/** Invisible focus comes from a finger or a mouse: the button was pressed before the script could react. */
const PRESSED = ':focus:not(:focus-visible)'

/** The button that opens the filters on a narrow screen, with the number of conditions. */
export function OpenFilters({ texts }: { texts: Texts }) {
  const button = useRef<HTMLButtonElement>(null)
  const asked = useStore($conditionCount, { ssr: () => 0 })
  useLayoutEffect(() => {
    if (button.current?.matches(PRESSED)) $isSheetOpen.set(true)
  }, [])
  return (
    <button
      ref={button}
      className="finder-open"
      type="button"
      aria-haspopup="dialog"
      onClick={() => $isSheetOpen.set(true)}
    >
      <span>
        {asked === 0 ? (
          <Words of={texts.open} />
        ) : (
          <FilledWords of={texts.openCount} values={{ count: asked }} />
        )}
      </span>
    </button>
  )
}
