import type { ReactNode } from 'react'
import type { CountryLanguage, ListedCountry } from './countries.ts'
import { partnerList } from './partner-list.ts'

type Props = {
  country: ListedCountry
  /** Leads to the site in this language; otherwise it is the country's first one. */
  language?: CountryLanguage
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A country as a link. `browser/countries/choice-links.ts` reads its attributes when it is followed. */
export function CountryLink({ country, language, isCurrent, className, children }: Props) {
  const { iso, type, changing } = country
  const own = type === 'product_commercialization' ? partnerList(country) : country.href
  const href = language?.href ?? own
  const tab = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a
      className={className}
      href={href}
      lang={language?.locale}
      hrefLang={language?.locale}
      data-choose-lang={language?.lang}
      data-choose-country={iso}
      data-type={type}
      data-changing={changing?.text}
      data-changing-lang={changing?.lang}
      aria-current={isCurrent ? 'true' : undefined}
      {...tab}
    >
      {children}
    </a>
  )
}
