import { clamped, range } from '#art/base/list.ts'
import { add, between as pointBetween, degreesOf } from '#art/base/vector.ts'
import type { Parcel } from '#art/fields/parcel.ts'
import type { Sheet } from '#art/fields/sheet.ts'
import type { Shore } from './shore.ts'

/** The lots of one bank: narrow by the water, some halved, some joined further back. */
export function lotsOf(
  sheet: Sheet,
  { points, normals }: Shore,
  side: number,
  ranks: readonly number[]
): Parcel[] {
  const { chance, pick } = sheet.random(`bank ${side}`)
  const last = points.length - 1
  const stake = (at: number, depth: number) =>
    add(clamped(points, at), clamped(normals, at), side * depth)

  const lotsBetween = (from: number, to: number, near: number, far: number, parts: number) =>
    range(parts).map((part): Parcel => {
      const along = (depth: number, share: number) =>
        pointBetween(stake(from, depth), stake(to, depth), share / parts)
      return {
        polygon: [along(near, part), along(near, part + 1), along(far, part + 1), along(far, part)],
        degrees: degreesOf(clamped(normals, from))
      }
    })

  return range(ranks.length - 1).flatMap(rank => {
    const lots: Parcel[] = []
    let from = 0
    while (from < last) {
      const to = Math.min(last, from + (rank === 0 ? 1 : pick([1, 1, 2])))
      const isHalved = rank < 2 && to - from === 1 && chance(0.45)
      const [near, far] = [clamped(ranks, rank), clamped(ranks, rank + 1)]
      lots.push(...lotsBetween(from, to, near, far, isHalved ? 2 : 1))
      from = to
    }
    return lots
  })
}
