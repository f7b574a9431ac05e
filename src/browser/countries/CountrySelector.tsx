import {
  memo,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
  useTransition
} from 'react'
import { CountryDialog } from './CountryDialog.tsx'
import { loadCountries, type LoadedCountries } from './load-countries.ts'

type Props = {
  /** The page of country links, for who has no script or no connection. */
  href: string
  name: string
  label: string
  /** The file with all countries. */
  file: string
  /** As the next step of a page it looks like one. */
  isButton?: boolean
}

/** Which country's site this is, and the way to the others: a link that opens all of them over the page. */
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

  // React arrives because somebody reached for the link: what that leads to is fetched along, and asked for again if need be.
  useEffect(() => {
    void Promise.allSettled([loadCountries(file), import('./country-change.ts')])
  }, [file])

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A transition waits for the style sheet: nothing is seen unstyled.
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
        className={isButton ? 'button furrow' : 'country'}
        href={href}
        aria-label={label}
        suppressHydrationWarning
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
