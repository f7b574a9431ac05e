/**
 * The lines of a dose where it is too long for one: the growers' own unit, in brackets, may follow on the next. No
 * figure is parted from its unit, and none from what it is for (`/100 kg of seed`).
 */
export const doseLines = (dose: string): string[] => dose.split(/ (?=\()/u)
