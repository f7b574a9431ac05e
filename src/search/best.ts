import type { Answer, Result } from './engine.ts'
import { kinds } from './entry.ts'
import { markMatches } from './marks.ts'
import { normalise } from './normalise.ts'

/**
 * The crop or the problem that has this very name, in any language; else, of what is called as it was asked for, a
 * problem or a crop rather than a post about it; else what was found first. Between a problem and a crop the order of the
 * engine decides: who asks for rice means rice, not its blast.
 */
export function bestOf({ query, results }: Answer): Result | undefined {
  const isAsked = (name: string) => normalise(name) === normalise(query.trim())
  const meant = results.find(
    ({ kind, title, names = [] }) =>
      (kind === 'crop' || kind === 'problem') && [title, ...names].some(isAsked)
  )
  if (meant) return meant
  const named = results.filter(({ title, terms }) =>
    markMatches(title, terms).some(({ isMatch }) => isMatch)
  )
  const ranks = named.map(({ kind }) => Math.max(kinds.indexOf('crop'), kinds.indexOf(kind)))
  return named[ranks.indexOf(Math.min(...ranks))] ?? results[0]
}
