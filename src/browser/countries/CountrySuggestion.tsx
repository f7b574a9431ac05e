import { fillText } from '#lib/fill-text.ts'
import type { CountryTexts, ListedCountry } from './countries.ts'
import { CountryLink } from './CountryLink.tsx'

type Props = { country: ListedCountry; texts: CountryTexts; land: string }

/** The country where the visitor seems to be, and a link to its site. */
export function CountrySuggestion({ country, texts, land }: Props) {
  const [before = '', after = ''] = texts.suggestion.text.split('{country}')
  return (
    <div className="country-dialog-here grid">
      <img className="fill" src={land} width="640" height="480" alt="" />
      <div>
        <p lang={texts.suggestion.lang}>
          {before}
          <b className="block">{country.name}</b>
          {after}
        </p>
        <CountryLink country={country} className="button stripes">
          <span lang={texts.go.lang}>{fillText(texts.go.text, { country: country.name })}</span>
        </CountryLink>
      </div>
    </div>
  )
}
