import type { SubmitEvent } from 'react'
import type { CountryTexts } from './countries.ts'

type Props = {
  texts: CountryTexts
  query: string
  onType: (query: string) => void
  onSubmit: (event: SubmitEvent) => void
}

/** The field in which a visitor types the name of a country. */
export function CountrySearch({ texts, query, onType, onSubmit }: Props) {
  return (
    <form className="grid middle" role="search" onSubmit={onSubmit}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 6 6" />
      </svg>
      <input
        className="full"
        type="search"
        aria-label={texts.searchLabel.text}
        placeholder={texts.searchPlaceholder.text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  )
}
