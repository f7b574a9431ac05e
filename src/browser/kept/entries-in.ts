/** The same as in `field/open-addressed-tool.ts`: one more module would be one more file of each product page. */
const ENTRY = /[?&](first|day|area|seed|plants|surface)=/

/** Query and hash of an address, if they name a calculation or a plan. */
export function entriesIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  return ENTRY.test(search) ? search + hash : undefined
}
