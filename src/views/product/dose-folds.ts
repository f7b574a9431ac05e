import type { DoseTable } from './doses.ts'

/** The number of groups of a part that a phone shows until a visitor asks for all. */
const FIRST = 2

/** Of a group: the number of its part, whether it is folded, and before the first such one the number of all doses. */
export type Fold = { part: number; isMore: boolean; more?: number }

/**
 * Which groups of a table a phone folds: in each part those after the first, unless it is a single one. A table without
 * parts is not folded, because links lead to its groups.
 */
export function foldsOf(
  groups: readonly Pick<DoseTable['groups'][number], 'part' | 'rows'>[]
): Fold[] {
  const starts = groups.flatMap(({ part }, at) => (part ? [at] : []))
  return groups.map((_, at) => {
    const part = starts.findLastIndex(start => start <= at)
    const start = starts[part] ?? at
    const rest = groups.slice(start + FIRST, starts[part + 1])
    const isMore = part >= 0 && rest.length > 1 && at - start >= FIRST
    const more = rest.flatMap(({ rows }) => rows).length
    return { part, isMore, more: isMore && at - start === FIRST ? more : undefined }
  })
}
