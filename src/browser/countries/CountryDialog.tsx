import { startTransition, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type CountriesFile,
  type CountryTexts,
  findCountries,
  type ListedCountry
} from './countries.ts'
import { chosen } from './choice-cookies.ts'
import { likelyCountry } from './detected-country.ts'
import { CountryGroup } from './CountryGroup.tsx'
import { CountrySearch } from './CountrySearch.tsx'
import { CountrySuggestion } from './CountrySuggestion.tsx'
import { MOVES, moveAlong } from './move-along.ts'
import { CloseButton } from '#browser/base/CloseButton.tsx'
import { Words } from '#browser/base/Words.tsx'
import { fillText } from '#lib/fill-text.ts'
import { useModal, useWorld } from './use-dialog.ts'
import { WorldMap } from './WorldMap.tsx'

type Props = { file: CountriesFile; onClose: () => void }

/** The number of regions in the first frame; the others follow. */
const FIRST = 2

/** Every country over the whole screen, with a search, lists by region and a map. */
export function CountryDialog({ file, onClose }: Props) {
  const { texts, groups, current, land, contactHref } = file
  const dialog = useRef<HTMLDialogElement>(null)
  const world = useWorld(file.world)
  const [query, setQuery] = useState('')
  // The query that the list answers. The field shows a letter before the list does.
  const [asked, setAsked] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const [unreached, setUnreached] = useState<string>()
  useModal(dialog, setUnreached)

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

  function point({ target }: { target: EventTarget }) {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-choose-country]')
    if (link) setPointed(link.dataset.chooseCountry)
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
      <DialogHead {...{ texts }} onClose={() => dialog.current?.close()} />
      <CountrySearch
        {...{ texts, query, onSubmit: chooseFirst }}
        onType={query => {
          setQuery(query)
          startTransition(() => {
            setAsked(query)
            setPointed(undefined)
            setUnreached(undefined)
          })
        }}
      />
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
}

/** The mark of the company, the title and the button that closes the dialog. */
function DialogHead({ texts, onClose }: { texts: CountryTexts; onClose: () => void }) {
  return (
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
      <CloseButton label={texts.close.text} onClick={onClose} />
    </div>
  )
}

const kinds = [
  'internal_website',
  'product_commercialization',
  'external_website',
  'contact_form'
] as const satisfies ListedCountry['type'][]
