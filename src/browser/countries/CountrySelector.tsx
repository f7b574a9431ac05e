import {
  memo,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
  useTransition
} from 'react'
import { isForNewTab } from '#browser/base/modified-click.ts'
import { CountryDialog } from './CountryDialog.tsx'
import type { CountriesFile } from './countries.ts'
import { loadCountries } from './load-countries.ts'

type Props = {
  /** The page of country links, for visitors without script or connection. */
  href: string
  name: string
  label: string
  /** The address of the file with all countries. */
  file: string
}

/** The current country, and a link to the others, which opens the dialog of all countries. */
export const CountrySelector = memo(function CountrySelector({ href, name, label, file }: Props) {
  const [loaded, setLoaded] = useState<CountriesFile>()
  const [isOpening, startOpening] = useTransition()
  const trigger = useRef<HTMLAnchorElement>(null)

  // A visitor who reaches for the link will open the dialog, so its data is requested now. If that fails, the click
  // requests it again.
  useEffect(
    () => void Promise.allSettled([import('./country-change.ts'), import('./same-page.ts')]),
    []
  )

  function open(event: MouseEvent) {
    if (isForNewTab(event)) return
    event.preventDefault()
    startOpening(() =>
      loadCountries(file).then(
        loaded => startTransition(() => setLoaded(loaded)),
        () => location.assign(href)
      )
    )
  }

  function close() {
    setLoaded(undefined)
    trigger.current?.focus()
  }

  return (
    <>
      <a
        ref={trigger}
        className="country touch bare control"
        href={href}
        aria-label={label}
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9Z" />
        </svg>
        <span>{name}</span>
      </a>
      {loaded && <CountryDialog file={loaded} onClose={close} />}
    </>
  )
})
