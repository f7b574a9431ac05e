/** The part of a page that a tool is in, and the address that may name its entries. */
export type ToolPlace = { id: string | undefined; at: Pick<Location, 'search' | 'hash'> }

/**
 * The address of a list names the list. What is entered in a card above it is kept with the entry of the history, as the
 * address of the card's own page, so that the way back shows it again.
 */
export function placeOf(tool: Element): ToolPlace {
  const { address } = tool.closest('article')?.dataset ?? {}
  if (address === undefined) return { id: tool.closest('[id]')?.id, at: location }
  const entered = new URL(String(history.state), location.href)
  const isOfCard = entered.pathname + entered.hash === address
  return { id: isOfCard ? decodeURIComponent(entered.hash.slice(1)) : undefined, at: entered }
}

export const hashOf = (part: string): string => `#${encodeURIComponent(part)}`

/** What an address has by these names for the part with this hash; nothing, if it is the address of another part. */
export const enteredIn = (
  names: readonly string[],
  part: string,
  { search, hash }: Partial<ToolPlace['at']> = {}
): [string, string][] =>
  hash === part ? [...new URLSearchParams(search)].filter(([name]) => names.includes(name)) : []

/** Keeps the address of a card's entries with the list. */
export const keepInHistory = (entered: string): void => {
  history.replaceState(entered, '')
}
