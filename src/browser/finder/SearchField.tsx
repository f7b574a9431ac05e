import { useStore } from '@nanostores/react'
import { type InputEvent, useLayoutEffect, useRef } from 'react'
import { MOST_ASKED } from '#config/constants.ts'
import { emptyQuery } from './filters.ts'
import { $text, $typed, type } from './query.store.ts'
import type { Texts } from './panel-texts.ts'

/** The search field. */
export function SearchField({ texts }: { texts: Texts }) {
  const field = useRef<HTMLInputElement>(null)
  const text = useStore($text, { ssr: () => emptyQuery.text })
  const typed = useStore($typed, { ssr: 'initial' })
  useLayoutEffect(() => {
    // Typed while React was loading.
    const value = field.current?.value ?? ''
    if (value !== ($typed.get() ?? $text.get())) type(value)
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
        // Not `onChange`, which ignores values set by scripts, such as extensions and tests.
        onInput={({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => type(value)}
      />
    </search>
  )
}
