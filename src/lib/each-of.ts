/** A record with a value for each name. */
export function eachOf<Name extends string, Value>(
  names: readonly Name[],
  build: (name: Name) => Value
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, build(name)])) as Record<Name, Value>
}
