/** The item at `index`; after the end of the list it starts again. For the corners of a polygon. */
export function cyclic<Item>(list: readonly Item[], index: number): Item {
  if (list.length === 0) throw new Error('An empty list has no items to repeat.')
  return list[((index % list.length) + list.length) % list.length] as Item
}

/** The item at `index`; below 0 the first, after the end the last. For the points of an open line. */
export function clamped<Item>(list: readonly Item[], index: number): Item {
  return cyclic(list, clamp(index, 0, list.length - 1))
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** `[0, 1, … count - 1]`. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index)
}

/** The texts that a function writes for `0, 1, … count - 1`, as one. */
export function repeat(count: number, write: (index: number) => string): string {
  return range(count).map(write).join('')
}
