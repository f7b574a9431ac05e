/** Numbers that look random and are always the same for the same seed, on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(list: readonly Item[]) => Item
  /** A copy in random order. */
  shuffle: <Item>(list: readonly Item[]) => Item[]
}

/** FNV-1a: a short text becomes 32 bits. */
export function hash(text: string): number {
  let bits = 2166136261
  for (const letter of text) bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (bits ^ (bits >>> 15)) >>> 0
}

/** An id for use inside one SVG that is unique even if several SVGs are in one page. */
export function idOf(...parts: readonly (string | number)[]): string {
  return `f${hash(parts.join()).toString(36)}`
}

/** mulberry32, started from the hash of the seed. */
export function random(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    chance: probability => next() < probability,
    pick: list => itemAt(list, below(list.length)),
    shuffle: list =>
      list
        .map(item => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item)
  }
}

function itemAt<Item>(list: readonly Item[], index: number): Item {
  if (list.length === 0) throw new Error('Cannot pick from an empty list: give it an item.')
  return list[index] as Item
}
