/**
 * Where a unit may go on in a second line: before the amount of what it names (`mL` `/100 kg seed`), so that no single
 * word is in the second line; in Thai, which names it before the amount, between them (`มล./เมล็ด` `100 กก.`).
 */
const BREAK =
  /(?=\/\u2060?\d+[ \u00a0\u2060]?(?:千\u2060?克种|(?:\p{L}\u2060?)+[ \u00a0]\p{L}))|(?<=\/\u2060?\p{Script=Thai}+) (?=\d)/u

/** The lines of a unit, or of a dose with its unit, where it is too long for one. */
export const unitLines = (unit: string): string[] => unit.split(BREAK)
