import { GLOBAL_COUNTRY } from '#config/constants.ts'

/** `light`: transparent with light text on the hero; `dark`: transparent with dark text. */
export type NavigationStyle = 'light' | 'dark'

/** The specification's list: a path that contains one of these starts with light navigation. */
const lightPaths = [
  '/serviceunits',
  '/news',
  '/contact-us',
  '/business-partners',
  '/bio-solutions',
  '/privacy-statement',
  '/terms-and-conditions',
  '/product-list',
  '/product',
  '/investors',
  '/reports',
  '/custom-solutions'
]

/** The style of the navigation at the top of a page. Paths that are not in the list are dark. */
export function navigationStyle(country: string, path: string): NavigationStyle {
  if (lightPaths.some(part => path.includes(part))) return 'light'
  return path.includes('/solutions') && country !== GLOBAL_COUNTRY ? 'light' : 'dark'
}
