import { codesIn, inOneSpelling, matcherOf } from './row-words.ts'

/** A row of a product table: the text of its cells, and its category. */
export type Row = {
  id: string
  category: string
  cells: readonly string[]
  searched: string
  /** Its resistance groups, each as one word: `IRAC-4A IRAC-4`. */
  groups?: string
}

/** The choice of a reader; `sort` is missing while the rows keep the order of the page. */
export type RowChoice = {
  category?: string
  query: string
  /** The rows that the reader chose one by one, by their ids. */
  ids?: readonly string[]
  /** What the query means in English, where its own words find nothing. */
  english?: readonly string[]
  /** Whether that leaves out a strength, which no row has. */
  isWider?: boolean
  sort?: { column: number; isDescending: boolean }
}

/** A resistance group in what a query means. */
export const GROUP = /(?<!\S)[HFI]RAC-[\w.]+/g

const HAN = /^\p{Script=Han}+$/u

type Compare = (one: string, other: string) => number

/** The categories with rows that contain every word of the query, whatever category is chosen. */
export function countByCategory(
  rows: readonly Row[],
  choice: RowChoice,
  codes = codesIn(rows)
): { category: string; count: number }[] {
  const all = { ...choice, category: undefined, sort: undefined }
  const found = chooseRows(rows, all, () => 0, codes)
  return [...Map.groupBy(found, ({ category }) => category)]
    .filter(([category]) => category !== '')
    .map(([category, { length }]) => ({ category, count: length }))
}

/**
 * The rows of the category that contain every word of the query, in the chosen order; empty cells come last. `codes`: of
 * the formulations in the list, of which these rows may be a part.
 */
export function chooseRows<Shown extends Row>(
  rows: readonly Shown[],
  { category, query, ids, english = [], sort }: RowChoice,
  compare: Compare,
  codes = codesIn(rows)
): Shown[] {
  // Only a figure that is being typed may be the beginning of another.
  const isCalculated = (figure: string) => !query.includes(figure)
  // An ingredient in Chinese may be the end of another one's name.
  const isBeginning = (word: string) =>
    HAN.test(word) && rows.some(({ searched }) => ` ${searched}`.includes(` ${word}`))
  const matchers = [
    matcherOf(query, codes, () => false, isBeginning),
    ...english.map(text => {
      const groups = text.match(GROUP) ?? []
      const isFound = matcherOf(text.replace(GROUP, ' '), codes, isCalculated, isBeginning)
      return (searched: string, own: string) =>
        groups.every(group => own.split(' ').includes(group)) && isFound(searched)
    })
  ]
  const chosen = rows.filter(
    row =>
      (ids === undefined || ids.includes(row.id)) &&
      (category === undefined || row.category === category) &&
      matchers.some(isFound => isFound(row.searched, row.groups ?? ''))
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

/** Whether rows were found by a name that none of them shows, such as the class of an ingredient. */
export function areFoundByOtherName(
  rows: readonly Row[],
  { query }: RowChoice,
  codes: ReadonlySet<string>
): boolean {
  const visible = rows.map(row => {
    const searched = inOneSpelling([...row.cells, row.category].join(' '))
    return { ...row, searched }
  })
  return rows.length > 0 && chooseRows(visible, { query }, () => 0, codes).length === 0
}
