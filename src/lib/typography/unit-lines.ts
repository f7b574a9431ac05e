/**
 * Where a unit may go on in a second line: before the slash and what the amount is of (`mL` `/100 kg seed`), so that no
 * line reads as another dose. Thai names it before its amount (`มล.` `/เมล็ด 100 กก.`). In Chinese, no line may begin
 * or end with a slash (GB/T 15834), and the unit is short.
 */
const BREAK =
  /(?=\/\u2060?(?:\d+[ \u00a0\u2060]?(?:\p{L}\u2060?)+[ \u00a0]\p{L}|\p{Script=Thai}+ \d))/u

/** The lines of a unit, or of a dose with its unit, where it is too long for one. */
export const unitLines = (unit: string): string[] => unit.split(BREAK)
