import type { Meanings } from './meanings.ts'
import { keyOfUnits, type Unit } from './name-key.ts'

/** Crops, problems and families are written with a capital, words of the trade are not. */
const CAPITAL = /^\p{Lu}/u

/**
 * Where a query of a crop and a problem, in either order, is divided: `kakao busuk buah hitam` is cocoa and its black pod,
 * although a longer name begins with the crop. What is a name as a whole is not divided.
 */
export function cropAndProblem(
  units: readonly Unit[],
  meanings: Meanings,
  isCrop: (english: string) => boolean
): [Unit[], Unit[]] | undefined {
  const meansSome = (side: readonly Unit[], isMeant: (english: string) => boolean) =>
    side[0]?.isStopWord === false &&
    side.at(-1)?.isStopWord === false &&
    [...(meanings.get(keyOfUnits(side)) ?? [])].some(isMeant)
  const isProblem = (english: string) => CAPITAL.test(english) && !isCrop(english)
  if (units.length < 3 || meanings.has(keyOfUnits(units))) return undefined
  for (let end = 1; end < units.length; end++) {
    const [first, last] = [units.slice(0, end), units.slice(end)]
    const isUse = meansSome(first, isCrop) && meansSome(last, isProblem)
    if (isUse || (meansSome(first, isProblem) && meansSome(last, isCrop))) return [first, last]
  }
  return undefined
}
