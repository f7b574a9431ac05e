/**
 * The lines of a dose where it is too long for one: what it is for (`/100 kg of seed`) and the growers' own unit, in
 * brackets, may follow on the next. No figure is parted from its unit, and no line ends with a slash.
 */
export const doseLines = (dose: string): string[] =>
  dose.split(/ (?=\()|(?=\/\u2060?(?:\d|\p{Script=Thai}+ \d))/u)
