/** `Promise.all` for an object: waits for every value. */
export async function awaitAll<Values extends Record<string, unknown>>(values: {
  [Key in keyof Values]: Promise<Values[Key]>
}): Promise<Values> {
  const entries = await Promise.all(
    Object.entries(values).map(async ([key, value]) => [key, await value] as const)
  )
  return Object.fromEntries(entries) as Values
}
