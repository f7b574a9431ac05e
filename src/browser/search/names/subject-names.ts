import type { Entry } from '#browser/search/index/entry.ts'
import type { Kind } from '#browser/search/index/kinds.ts'
import { keyOf } from './name-key.ts'

/** The kinds of entries that have names in the dictionary of the trade as well. */
export const SUBJECTS: readonly Kind[] = ['crop', 'problem', 'family']

/** Crops, problems and families, with the key of each of their names. */
export const namesOfSubjects = (subjects: readonly Entry[]) =>
  subjects.flatMap(subject =>
    [subject.title, ...(subject.names ?? [])].map(name => [keyOf(name), subject] as const)
  )

/**
 * The keys that belong to one title only. The name of a kind belongs to all problems of the kind, so it is left out.
 */
export function namesOfOne(subjects: readonly Entry[]): [key: string, title: string][] {
  const titles = new Map<string, Set<string>>()
  for (const [key, { title }] of namesOfSubjects(subjects))
    titles.set(key, (titles.get(key) ?? new Set()).add(title))
  return [...titles].flatMap(([key, [title = '', ...others]]) =>
    others.length === 0 ? [[key, title] as [string, string]] : []
  )
}
