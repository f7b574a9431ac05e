/** A figure with what it counts. */
export type Fact = { value: string; label: string }

/** A list of figures; one without its value or its label is left out. */
export function factsOf({ items, lang }: { items: readonly Partial<Fact>[]; lang?: string }) {
  const facts = items.flatMap(({ value, label }): Fact[] =>
    value && label ? [{ value, label }] : []
  )
  return { facts, lang }
}
