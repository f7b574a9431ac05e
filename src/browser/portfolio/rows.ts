import { normalise } from '#lib/normalise.ts'

/** A row of a product table: the text of its cells, and its category. */
export type Row = { category: string; cells: readonly string[]; searched: string }

/** The choice of a reader; `sort` is missing while the rows keep the order of the page. */
export type RowChoice = {
  category?: string
  query: string
  /** What the query means in English, where its own words find nothing. */
  english?: readonly string[]
  sort?: { column: number; isDescending: boolean }
}

type Compare = (one: string, other: string) => number

/** `EC` begins a word: it is not the one in insecticides. */
const SHORT = /^[a-z]{1,3}$/

/** The rows of the category that contain every word of the query, in the chosen order; empty cells come last. */
export function chooseRows<Shown extends Row>(
  rows: readonly Shown[],
  { category, query, english = [], sort }: RowChoice,
  compare: Compare
): Shown[] {
  const queries = [query, ...english].map(text =>
    normalise(text)
      .split(/\s+/)
      .map(word => (SHORT.test(word) ? ` ${word}` : word))
  )
  const chosen = rows.filter(
    row =>
      (category === undefined || row.category === category) &&
      queries.some(words => words.every(word => ` ${row.searched}`.includes(word)))
  )
  if (!sort) return chosen
  const { column, isDescending } = sort
  const cellOf = (row: Shown) => row.cells[column] ?? ''
  return chosen.sort((one, other) => {
    const [a, b] = [cellOf(one), cellOf(other)]
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    return isDescending ? compare(b, a) : compare(a, b)
  })
}
