/** The list of countries: who chooses one there wants its site, not the list once more. */
const COUNTRY_LIST = '/solutions'

type Choice = Pick<HTMLAnchorElement, 'pathname' | 'dataset'>

/**
 * The page that a visitor is on, with its query, in the tree that a link leads to; of a product, what the page names as
 * the same product there, because ids are those of one country.
 */
export function samePageIn({ pathname, dataset }: Choice): string {
  const same = document.querySelector<HTMLAnchorElement>(
    `[data-same-in="${dataset.chooseCountry ?? ''}"]`
  )
  if (same) return same.pathname
  const rest = location.pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  if (rest === COUNTRY_LIST) return pathname
  const [prefix = ''] = /^\/[^/]+/.exec(pathname) ?? []
  return prefix + rest + location.search + location.hash
}
