/**
 * Calls `build` and remembers at least the results of the `limit` keys used last, at most twice as many. Two maps take
 * turns: deleting and setting the key of a large map on each use takes longer than binding the units of a text.
 */
export function remember<Value>(build: (key: string) => Value, limit: number) {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  return (key: string): Value => {
    if (young.has(key)) return young.get(key) as Value
    const value = old.has(key) ? (old.get(key) as Value) : build(key)
    if (young.size >= limit) {
      old = young
      young = new Map()
    }
    young.set(key, value)
    return value
  }
}
