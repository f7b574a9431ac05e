import {
  type KeyboardEvent,
  startTransition,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import { flushSync } from 'react-dom'
import {
  type CountriesFile,
  findCountries,
  type ListedCountry,
  type WorldRows
} from './countries.ts'
import { chosen } from './choice-cookies.ts'
import { likelyCountry } from './detected-country.ts'
import { CountryGroup } from './CountryGroup.tsx'
import { CountrySuggestion } from './CountrySuggestion.tsx'
import { loadWorld } from './load-countries.ts'
import { CloseButton } from '#browser/base/CloseButton.tsx'
import { Words } from '#browser/base/Words.tsx'
import { fillText } from '#lib/fill-text.ts'
import { WorldMap } from './WorldMap.tsx'

type Props = { file: CountriesFile; onClose: () => void }

/** The number of regions in the first frame; the others follow. */
const FIRST = 2

/** Every country over the whole screen, with a search, lists by region and a map. */
export function CountryDialog({ file, onClose }: Props) {
  const { texts, groups, current, land, contactHref } = file
  const dialog = useRef<HTMLDialogElement>(null)
  const [world, setWorld] = useState<WorldRows>()
  const [query, setQuery] = useState('')
  // The query that the list answers. The field shows a letter before the list does.
  const [asked, setAsked] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const [unreached, setUnreached] = useState<string>()

  // Kept while letters are typed, so that the map and the list are only rendered when they change.
  const all = useMemo(() => groups.flatMap(({ countries }) => countries), [groups])
  const withIso = (iso: string | undefined) => all.find(country => country.iso === iso)
  const recent = withIso(chosen('isoCountry'))
  const here = withIso(likelyCountry())
  const isSearching = asked.trim() !== ''
  const found = useMemo(() => findCountries(all, asked), [all, asked])
  const regions = isWhole ? groups : groups.slice(0, FIRST)
  const shown = isSearching
    ? [{ countries: found }]
    : [...(recent ? [{ title: texts.recent, countries: [recent] }] : []), ...regions]

  useEffect(() => startTransition(() => setIsWhole(true)), [])

  useEffect(() => {
    // Without the map nothing is missing: the list has the same content.
    loadWorld(file.world).then(
      world => startTransition(() => setWorld(world)),
      (error: unknown) => console.warn('The map did not arrive.', error)
    )
  }, [file.world])

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A phone's keyboard would cover the list, so the search field is not focused there.
    if (matchMedia('(pointer: fine)').matches) element?.querySelector('input')?.focus()
    const showFailure = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      setUnreached(target.dataset.chooseCountry)
    }
    element?.addEventListener('unreachable', showFailure)
    return () => element?.removeEventListener('unreachable', showFailure)
  }, [])

  /**
   * Shows the list for the words in the field at once, because a key must act on that list and not on the one before.
   */
  function showAll() {
    flushSync(() => {
      setAsked(query)
      setIsWhole(true)
    })
  }

  function chooseFirst(event: SubmitEvent) {
    event.preventDefault()
    showAll()
    if (query.trim() !== '')
      dialog.current?.querySelector<HTMLElement>('.country-dialog-list a')?.click()
  }

  return (
    <dialog
      ref={dialog}
      className="country-dialog"
      data-ground="spruce"
      aria-labelledby="country-dialog-title"
      onClose={onClose}
      onKeyDown={event => {
        if (!MOVES.has(event.key)) return
        showAll()
        moveAlong(event)
      }}
    >
      <div className="country-dialog-head inline">
        <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <path
            transform="rotate(12 20 20)"
            fill="currentColor"
            d="M20 2a18 18 0 0 1 0 36zM12.4 3.7h4v32.6h-4zM6.8 7.7h3v24.6h-3zM2.7 14h2v12h-2z"
          />
          <path transform="rotate(12 20 20)" className="vane" d="m20 20 4.8-16.8 4.6 2.6z" />
        </svg>
        <h2 className="size-4" id="country-dialog-title">
          <Words of={texts.title} />
        </h2>
        <CloseButton label={texts.close.text} onClick={() => dialog.current?.close()} />
      </div>
      <form className="grid middle" role="search" onSubmit={chooseFirst}>
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
          onChange={({ target }) => {
            setQuery(target.value)
            startTransition(() => {
              setAsked(target.value)
              setPointed(undefined)
              setUnreached(undefined)
            })
          }}
        />
      </form>
      <p className="small" role="status">
        {unreached
          ? fillText(texts.failed.text, { country: withIso(unreached)?.name ?? '' })
          : isSearching &&
            fillText((found.length > 0 ? texts.found : texts.empty).text, {
              count: String(found.length),
              query: asked
            })}
      </p>
      <aside>
        <WorldMap
          world={world}
          countries={all}
          lit={pointed ?? (isSearching ? found[0] : here)?.iso}
        />
        <ul className="cluster small" aria-hidden="true">
          {kinds.map(kind => (
            <li className="inline tick" key={kind} data-type={kind}>
              <Words of={texts[kind]} />
            </li>
          ))}
        </ul>
        {here && !isSearching && <CountrySuggestion country={here} texts={texts} land={land} />}
      </aside>
      <div className="country-dialog-list" onPointerOver={point} onFocus={point}>
        {shown.map(({ title, countries }, index) => (
          <CountryGroup key={index} {...{ title, countries, texts, current }} />
        ))}
      </div>
      <p className="country-dialog-note small above-4">
        <Words of={texts.notListed} />{' '}
        <a className="touch" href={contactHref}>
          <Words of={texts.notListedButton} />
        </a>
      </p>
    </dialog>
  )

  function point({ target }: { target: EventTarget }) {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-choose-country]')
    if (link) setPointed(link.dataset.chooseCountry)
  }
}

const kinds = [
  'internal_website',
  'product_commercialization',
  'external_website',
  'contact_form'
] as const satisfies ListedCountry['type'][]

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The arrow keys move from the search into the list and through it; Home and End move to its ends. */
function moveAlong(event: KeyboardEvent<HTMLDialogElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.country-dialog-list a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const isTyping = document.activeElement instanceof HTMLInputElement
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: isTyping ? undefined : 0,
    End: isTyping ? undefined : links.length - 1
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const target = links[next] ?? (next < 0 ? event.currentTarget.querySelector('input') : undefined)
  target?.focus()
}
