/** Calls `build` and remembers the results of the `limit` keys used last. */
export function remember<Value>(build: (key: string) => Value, limit: number) {
  const values = new Map<string, Value>()
  let last: { key: string; value: Value } | undefined
  return (key: string): Value => {
    // Most callers ask for one thing many times in a row.
    if (last?.key === key) return last.value
    const value = values.has(key) ? (values.get(key) as Value) : build(key)
    values.delete(key)
    values.set(key, value)
    if (values.size > limit) values.delete(values.keys().next().value ?? key)
    last = { key, value }
    return value
  }
}
