/**
 * Where a unit may go on in a second line: before what an amount is of (`mL/100 kg` `seed`), before the amount of what is
 * named first (`มล./เมล็ด` `100 กก.`), and in Chinese and Arabic, which name it in one short word, before the slash.
 */
const BREAK =
  /(?<=\/\u2060?\d+[ \u00a0\u2060]?(?:\p{L}\u2060?){1,3}) (?=[\p{Script=Latin}\p{Script=Cyrillic}])|(?=\/\u2060?\d+[ \u00a0\u2060]?(?:千\u2060?克种|\p{Script=Arabic}+[ \u00a0]\p{Script=Arabic}))|(?<=\/\u2060?\p{Script=Thai}+) (?=\d)/u

/** The lines of a unit, or of a dose with its unit, where it is too long for one. */
export const unitLines = (unit: string): string[] => unit.split(BREAK)
