import { isOfThisCentury } from '#lib/is-day.ts'
import { entryNames } from './entries-address.ts'
import { enteredIn, hashOf, type ToolPlace } from './tool-place.ts'

/** A plan in the address of its card: the use that is sprayed first, by its key, and the first day. */
export type PlanAddress = { first?: string; start?: string }

/** Whether the address names a plan for the card of this id. */
export const isPlanOf = (card: string | undefined, at: ToolPlace['at'] = location): boolean =>
  card !== undefined && enteredIn(['first'], hashOf(card), at).length > 0

/** The plan of an address; a first day that is none of this century is named as wrong. */
export function readPlan({ search }: Pick<Location, 'search'> = location): PlanAddress & {
  isWrongDay: boolean
} {
  const parameters = new URLSearchParams(search)
  const start = parameters.get('start') ?? ''
  const isDay = isOfThisCentury(start)
  return {
    first: parameters.get('first') ?? undefined,
    start: isDay ? start : undefined,
    isWrongDay: start !== '' && !isDay
  }
}

/**
 * `card`, an address with a hash, with a plan: `/br/problem/9?first=4101&start=2026-11-23#crop-soybean`. It keeps the
 * calculation of the address before, `at`.
 */
export function withPlan(
  card: string,
  { first = '', start = '' }: PlanAddress,
  at?: ToolPlace['at']
): string {
  const [page = '', id = ''] = card.split('#')
  const own = Object.entries({ first, start })
  const query = new URLSearchParams([...own, ...enteredIn(entryNames, `#${id}`, at)])
  return `${page}?${query.toString()}#${id}`
}

/**
 * The key of each use of a card: its product, and from the product's second row on the number of the row. No id has a
 * dot in it.
 */
export function keysOf(uses: readonly { id: string }[]): string[] {
  const rows = new Map<string, number>()
  return uses.map(({ id }) => {
    const row = (rows.get(id) ?? 0) + 1
    rows.set(id, row)
    return row === 1 ? id : `${id}.${row}`
  })
}
