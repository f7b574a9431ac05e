import { unitLines } from '#lib/typography/unit-lines.ts'

/**
 * The lines of a dose where it is too long for one: the growers' own unit, in brackets, may follow on the next, and so may
 * what the amount is of. No figure is parted from its unit.
 */
export const doseLines = (dose: string): string[] => dose.split(/ (?=\()/u).flatMap(unitLines)

/** Whether a dose is for an amount (`60–100 mL/100 kg seed`), which makes it about twice as long as others. */
export const isForAmount = (dose: string): boolean => /\/[^(]*\d/u.test(dose)
