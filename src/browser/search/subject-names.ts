import type { Entry, Kind } from './entry.ts'
import { keyOf } from './name-key.ts'

/** What is named in the names of the trade too. */
export const SUBJECTS: readonly Kind[] = ['crop', 'problem', 'family']

/** Crops, problems and families, with the key of each of their names. */
export const namesOf = (subjects: readonly Entry[]) =>
  subjects.flatMap(subject =>
    [subject.title, ...(subject.names ?? [])].map(name => [keyOf(name), subject] as const)
  )

/** The keys that only one of them has, with its title: the name of a kind is one of each problem of the kind. */
export function namesOfOne(subjects: readonly Entry[]): [key: string, title: string][] {
  const titles = new Map<string, Set<string>>()
  for (const [key, { title }] of namesOf(subjects))
    titles.set(key, (titles.get(key) ?? new Set()).add(title))
  return [...titles].flatMap(([key, [title = '', ...others]]) =>
    others.length === 0 ? [[key, title] as [string, string]] : []
  )
}
