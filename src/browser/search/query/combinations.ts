/**
 * The first `most` combinations of one word from each list. All of them would be millions where a query names several
 * groups, and the page would not answer.
 */
export const combinations = (lists: readonly (readonly string[])[], most: number): string[][] =>
  lists.reduce<string[][]>(
    (begun, words) => begun.flatMap(begin => words.map(word => [...begin, word])).slice(0, most),
    [[]]
  )

/** Of more queries, the first are asked. A group of weeds alone has thirteen names. */
export const MOST_QUERIES = 16

/** The queries that have one word from each list. */
export const queriesOf = (lists: readonly (readonly string[])[]): string[] =>
  combinations(lists, MOST_QUERIES).map(words => words.join(' ').trim())
