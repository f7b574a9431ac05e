import type { Meanings } from './meanings.ts'
import { keyOfUnits, type Unit } from './name-key.ts'

/** Crops, problems and families are written with a capital, words of the trade are not. */
const CAPITAL = /^\p{Lu}/u

/**
 * Where a query of a crop and a problem, in either order, is divided: `kakao busuk buah hitam` is cocoa and its black pod,
 * although a longer name begins with the crop. What is a name as a whole, has a word between them, or can be divided in two ways, is not.
 */
export function cropAndProblem(
  units: readonly Unit[],
  meanings: Meanings,
  isCrop: (english: string) => boolean
): [Unit[], Unit[]] | undefined {
  const means = (side: readonly Unit[], isMeant: (english: string) => boolean) =>
    [...(meanings.get(keyOfUnits(side)) ?? [])].some(isMeant)
  const isProblem = (english: string) => CAPITAL.test(english) && !isCrop(english)
  if (units.length < 3 || meanings.has(keyOfUnits(units))) return undefined
  const [division, another] = units
    .map((_, end): [Unit[], Unit[]] => [units.slice(0, end), units.slice(end)])
    .filter(
      ([first, last]) =>
        (means(first, isCrop) && means(last, isProblem)) ||
        (means(first, isProblem) && means(last, isCrop))
    )
  const isJoined = [division?.[0].at(-1), division?.[1][0]].some(unit => unit?.isStopWord)
  return another || isJoined ? undefined : division
}
