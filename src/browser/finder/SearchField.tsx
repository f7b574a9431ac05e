import { type InputEvent, useEffect, useRef } from 'react'
import { MOST_ASKED } from '#config/constants.ts'
import { $query, setText } from './finder.store.ts'
import type { Texts } from './panel-texts.ts'

/** So long a pause in typing is worth an answer. */
const PAUSE_MS = 120

/** The words to find. The field is the browser's: it never waits for an answer, and keeps what was typed before React. */
export function SearchField({ texts }: { texts: Texts }) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { current } = field
    if (!current) return
    // The page had put the words of the address there: what else stands there now, or nothing, is what was typed since.
    const typed = current.value.trim()
    if (typed !== $query.get().text) setText(typed)
    return $query.subscribe(({ text }) => {
      if (current.value.trim() !== text) current.value = text
    })
  }, [])
  const take = (value: string) => {
    clearTimeout(pause.current)
    setText(value.trim())
  }
  return (
    <form
      className="finder-search"
      role="search"
      aria-label={texts.search}
      onSubmit={event => {
        event.preventDefault()
        take(field.current?.value ?? '')
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={texts.search}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_ASKED.letters}
        suppressHydrationWarning
        onInput={({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => {
          clearTimeout(pause.current)
          pause.current = setTimeout(() => take(value), PAUSE_MS)
        }}
      />
    </form>
  )
}
