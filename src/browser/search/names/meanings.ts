/** The English words that each key means. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>

export function meaningsIn(names: Record<string, string>): Map<string, Set<string>> {
  const meanings = new Map<string, Set<string>>()
  for (const [english, keys] of Object.entries(names))
    for (const key of keys.split('|')) {
      meanings.set(key, (meanings.get(key) ?? new Set()).add(english))
    }
  return meanings
}
