/** The trees that the next build must request; all of them if any may have changed. */
export type Wanted = ReadonlySet<string> | 'all'

export const nothing: Wanted = new Set()

export function join(one: Wanted, other: Wanted): Wanted {
  return one === 'all' || other === 'all' ? 'all' : one.union(other)
}

/** The flag of a build that requests these trees only. */
export function flagsOf(wanted: Wanted): string[] {
  return wanted === 'all' || wanted.size === 0 ? [] : [`--changed=${[...wanted].join(',')}`]
}
