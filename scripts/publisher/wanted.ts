/** The trees that the next build has to ask for; all of them where anything may have changed. */
export type Wanted = ReadonlySet<string> | 'all'

export const nothing: Wanted = new Set()

export function join(one: Wanted, other: Wanted): Wanted {
  return one === 'all' || other === 'all' ? 'all' : one.union(other)
}

/** The flag of a build that asks for these trees only. */
export function flagsOf(wanted: Wanted): string[] {
  return wanted === 'all' || wanted.size === 0 ? [] : [`--changed=${[...wanted].join(',')}`]
}
