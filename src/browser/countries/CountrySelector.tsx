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
import { loadCountries, type LoadedCountries } from './load-countries.ts'

type Props = {
  /** The page of country links, for visitors without script or connection. */
  href: string
  name: string
  label: string
  /** The address of the file with all countries. */
  file: string
  /** Looks like a button, as the main action of a page. */
  isButton?: boolean
}

/** The current country, and a link to the others, which opens the dialog of all countries. */
export const CountrySelector = memo(function CountrySelector({
  href,
  name,
  label,
  file,
  isButton
}: Props) {
  const [loaded, setLoaded] = useState<LoadedCountries>()
  const [isOpening, startOpening] = useTransition()
  const trigger = useRef<HTMLAnchorElement>(null)

  // React is loaded because somebody reached for the link, so what the link opens is loaded too. A
  // failure is tried again later.
  useEffect(() => {
    void Promise.allSettled([loadCountries(file), import('./country-change.ts')])
  }, [file])

  function open(event: MouseEvent) {
    if (isForNewTab(event)) return
    event.preventDefault()
    // A transition waits for the style sheet, so that nothing is shown without styles.
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
        className={isButton ? 'button stripes' : 'country touch bare control'}
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
      {loaded && <CountryDialog {...loaded} onClose={close} />}
    </>
  )
})
