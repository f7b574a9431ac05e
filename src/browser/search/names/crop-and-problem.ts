import type { Meanings } from './meanings.ts'
import { keyOfUnits, type Unit } from './name-key.ts'

/** Crops, problems and families are written with a capital, words of the trade are not. */
const CAPITAL = /^\p{Lu}/u
const THAI = /^\p{Script=Thai}/u

/**
 * Where a query of a crop and a problem, in either order, is divided: `kakao busuk buah hitam` is cocoa and its black pod,
 * although a longer name begins with the crop. A query is not divided where it is a name as a whole, has a word between the
 * two, or can be divided in two ways. In Thai a space parts a crop from a word for all problems: `ข้าว วัชพืช` are weeds in
 * rice, without it weedy rice.
 */
export function cropAndProblem(
  units: readonly Unit[],
  meanings: Meanings,
  { isCrop, isFiller }: { isCrop: (english: string) => boolean; isFiller: (key: string) => boolean }
): [Unit[], Unit[]] | undefined {
  const means = (side: readonly Unit[], isMeant: (english: string) => boolean) =>
    [...(meanings.get(keyOfUnits(side)) ?? [])].some(isMeant)
  const isProblem = (english: string) => CAPITAL.test(english) && !isCrop(english)
  const isName = meanings.has(keyOfUnits(units))
  const [division, another] = units
    .map((_, end): [Unit[], Unit[]] => [units.slice(0, end), units.slice(end)])
    .filter(
      ([first, last]) =>
        (means(first, isCrop) && means(last, isProblem)) ||
        (means(first, isProblem) && means(last, isCrop))
    )
  const [before, after] = [division?.[0].at(-1), division?.[1][0]]
  if (!before || !after || another || before.isStopWord || after.isStopWord) return undefined
  const isSpacedThai = THAI.test(before.key) && before.end < after.start
  const isOfAll = division?.some(side => isFiller(keyOfUnits(side))) === true
  return isName && !(isSpacedThai && isOfAll) ? undefined : division
}
