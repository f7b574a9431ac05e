/**
 * A value that is one for the whole process. Pages are bundled before they render, so that a module which they import
 * and scripts import, too, runs twice; what both sides must know stands here.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>
  return (values[Symbol.for(`site ${name}`)] ??= make())
}
