export type Random = ReturnType<typeof createRandom>

/** Random numbers that are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 to below `limit`. */
  const below = (limit: number): number => Math.floor(next() * limit)

  function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map(item => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  }

  return { below, pick, shuffle }
}
