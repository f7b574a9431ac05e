type Path = readonly PropertyKey[]

/** The value at `path`, or `undefined` when the path does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(child, value)
}

/** Writes into JSON data in place. `undefined` removes the value; other items of a list keep their index. */
export function setAt(root: unknown, path: Path, value: unknown): void {
  const last = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  if (last === undefined || typeof parent !== 'object' || parent === null) return
  if (value === undefined && !Array.isArray(parent)) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
}

function child(node: unknown, key: PropertyKey): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (Reflect.get(node, key) as unknown)
    : undefined
}
