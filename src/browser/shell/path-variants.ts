import { GLOBAL_COUNTRY } from '#config/constants.ts'

/**
 * Addresses of which a missing one may be another form: every address is in small letters, `/br-prod-por` is `/br`, and
 * pages of partners are global. A host with room for few redirects leaves such forms to the page of missing addresses.
 */
export function pathVariants(pathname: string): string[] {
  const lower = pathname.toLowerCase()
  const short = lower
    .replace(/^(\/[a-z]{2})-prod(?:-[a-z]+)?(?=\/|$)/, '$1')
    .replace(/^(\/[a-z]{2}-preview)-[a-z]+(?=\/|$)/, '$1')
  const global = short.replace(/^\/[^/]+(?=\/product-b2b-)/, `/${GLOBAL_COUNTRY}`)
  // `//host` is the address of another site.
  return [...new Set([lower, short, global])].filter(
    path => path !== pathname && !path.startsWith('//')
  )
}
