/** A figure and what it counts. */
export type Fact = { value: string; label: string }

/** A list of figures; those without a value or a label are left out. */
export function factsOf({ items, lang }: { items: readonly Partial<Fact>[]; lang?: string }) {
  const facts = items.flatMap(({ value, label }): Fact[] =>
    value && label ? [{ value, label }] : []
  )
  return { facts, lang }
}
