import type { ReactNode } from 'react'
import type { ListedCountry } from './countries.ts'

type Props = {
  country: ListedCountry
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A country as a link. `browser/countries/choice-links.ts` reads its attributes when it is followed. */
export function CountryLink({ country, isCurrent, className, children }: Props) {
  const { iso, type, href, changing } = country
  const tab = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a
      className={className}
      href={href}
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
