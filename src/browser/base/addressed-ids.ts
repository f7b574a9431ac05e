/** Reads `?ids=4101,4102` and `?ids=4101&ids=4102`: each id once, in the order of the address. */
export function parseIds(search: string): string[] {
  const lists = new URLSearchParams(search).getAll('ids').join()
  const ids = lists.split(',').map(id => id.trim())
  return [...new Set(ids)].filter(id => id !== '')
}

/** The query for these ids; empty for none. Commas stay readable. */
export function formatIds(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.map(encodeURIComponent).join(',')}`
}
