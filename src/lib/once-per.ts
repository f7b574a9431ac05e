/** Calls `build` once for each object, and keeps the result as long as the object lives. */
export function oncePer<Key extends object, Value>(
  build: (key: Key) => Value
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return key => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = build(key)
    values.set(key, value)
    return value
  }
}
