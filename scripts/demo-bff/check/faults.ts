/** Collects one line for each fault, and counts what was checked. */
export type Faults = {
  add: (where: string, what: string) => void
  when: (isFaulty: boolean, where: string, what: string) => void
  lines: string[]
}

export function collectFaults(): Faults {
  const lines: string[] = []
  const add = (where: string, what: string) => void lines.push(`${where}: ${what}`)
  return { add, when: (isFaulty, where, what) => isFaulty && add(where, what), lines }
}
