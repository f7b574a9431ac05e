/** Rows of one category; `name` is missing for those that name none. */
export type Category<Row> = { anchor: string; name?: string; rows: Row[] }

/** Rows by category, in the order of the BFF; those without one come last. */
export function byCategory<Row extends { category?: string }>(
  rows: readonly Row[]
): Category<Row>[] {
  const groups = [...Map.groupBy(rows, ({ category }) => category)]
  return groups
    .toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined))
    .map(([name, rows], index) => ({ anchor: `category-${index + 1}`, name, rows }))
}
