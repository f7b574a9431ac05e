/**
 * The item with a page's id. Pages come from the site index, so a missing item means that snapshot and index differ.
 */
export function findOrThrow<Item extends { id: string }>(
  items: readonly Item[],
  id: string | undefined,
  what: string
): Item {
  const item = items.find(item => item.id === id)
  if (item) return item
  throw new Error(`No ${what} with id "${id ?? ''}" in the snapshot. Run \`npm run pull\`.`)
}
