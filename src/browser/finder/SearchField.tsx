import { useStore } from '@nanostores/react'
import { type InputEvent, useLayoutEffect, useRef } from 'react'
import { MOST_ASKED } from '#config/constants.ts'
import { $query, $typed, type } from './query.store.ts'
import type { Texts } from './panel-texts.ts'

/** The words to find. */
export function SearchField({ texts }: { texts: Texts }) {
  const field = useRef<HTMLInputElement>(null)
  const { text } = useStore($query, { ssr: 'initial' })
  const typed = useStore($typed, { ssr: 'initial' })
  useLayoutEffect(() => {
    // What was typed while React was on its way.
    const value = field.current?.value ?? ''
    if (value !== ($typed.get() ?? '')) type(value)
  }, [])
  return (
    <search className="finder-search" aria-label={texts.search}>
      <input
        ref={field}
        type="search"
        name="q"
        value={typed ?? text}
        aria-label={texts.search}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_ASKED.letters}
        // Not `onChange`, which leaves out a value that a script has set, as extensions and tests do.
        onInput={({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => type(value)}
      />
    </search>
  )
}
