import { memo } from 'react'
import type { LocalizedText } from '#lib/localized-text.ts'
import type { CountryTexts, ListedCountry } from './countries.ts'
import { CountryLink } from './CountryLink.tsx'
import { Words } from '#browser/base/Words.tsx'

type Props = {
  title?: LocalizedText
  countries: readonly ListedCountry[]
  texts: CountryTexts
  /** The country of this site. */
  current: string
}

/** The countries of a region, or those that a search found. */
export const CountryGroup = memo(function CountryGroup({
  title,
  countries,
  texts,
  current
}: Props) {
  return (
    <section>
      {title && (
        <h3 className="size-4">
          <Words of={title} />
        </h3>
      )}
      <ul>
        {countries.map(country => (
          <li key={country.iso} className={country.languages && 'inline'}>
            <CountryLink
              className="inline bare control tick"
              country={country}
              isCurrent={country.iso === current}
            >
              <Names {...country} />
              {country.type !== 'internal_website' && <small>{noteOf(country, texts)}</small>}
            </CountryLink>
            {country.languages?.map(language => (
              <CountryLink key={language.lang} className="touch" {...{ country, language }}>
                <small>{language.name}</small>
              </CountryLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
})

/** The name in the language of the page, and in the country's own. */
function Names({ name, own }: ListedCountry) {
  return (
    <span className="cluster">
      <b>{name}</b>
      {own && (
        <i lang={own.lang} dir="auto">
          {own.text}
        </i>
      )}
    </span>
  )
}

/** What choosing the country leads to, where that is not simply its site. */
function noteOf({ type, href }: ListedCountry, texts: CountryTexts) {
  const isExternal = !href.startsWith('/')
  return (
    <>
      <Words of={texts[type]} />
      {isExternal && (
        <span
          title={texts.externalNote.text}
          className="external"
          role="img"
          aria-label={texts.externalNote.text}
        />
      )}
    </>
  )
}
