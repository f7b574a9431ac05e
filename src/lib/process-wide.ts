/**
 * A value that the whole process shares. Pages are bundled before they are rendered, so a module that both pages and
 * scripts import exists twice; values that both need are kept here.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>
  return (values[Symbol.for(`site ${name}`)] ??= make())
}
