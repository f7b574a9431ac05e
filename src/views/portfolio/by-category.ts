import { ROWS_A_CHUNK } from '#config/constants.ts'
import { chunks } from '#lib/chunks.ts'

/** Rows of one category; `name` is missing for rows without a category. */
export type Category<Row> = { anchor: string; name?: string; rows: Row[] }

/** Rows by category, in the order of the BFF; rows without one come last. */
export function byCategory<Row extends { category?: string }>(
  rows: readonly Row[]
): Category<Row>[] {
  const groups = [...Map.groupBy(rows, ({ category }) => category)]
  return groups
    .toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined))
    .map(([name, rows], index) => ({ anchor: `category-${index + 1}`, name, rows }))
}

/** Splits a long table into chunks; full chunks are not rendered while they are out of sight. */
export function rowChunks<Row>(rows: readonly Row[]): { isFull: boolean; rows: Row[] }[] {
  return chunks(rows, ROWS_A_CHUNK).map(rows => ({ isFull: rows.length === ROWS_A_CHUNK, rows }))
}
