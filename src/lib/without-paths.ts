type Path = readonly PropertyKey[]

/** A deep copy of JSON data with the values at `paths` removed; list items become `undefined`, so that other paths still fit. */
export function withoutPaths(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value)
  for (const path of paths) {
    const last = path.at(-1)
    if (last === undefined) continue
    const parent = path.slice(0, -1).reduce<unknown>((node, key) => child(node, key), copy)
    if (Array.isArray(parent)) parent[Number(last)] = undefined
    else if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, last)
  }
  return copy
}

/** What lies at `path`, or `undefined` when the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(child, value)
}

function child(node: unknown, key: PropertyKey): unknown {
  return typeof node === 'object' && node !== null ? (Reflect.get(node, key) as unknown) : undefined
}
