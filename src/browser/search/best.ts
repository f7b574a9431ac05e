import type { Answer, Result } from './engine.ts'
import { type Kind, kinds } from './entry.ts'
import { markMatches } from './marks.ts'
import { normalise } from '#browser/base/normalise.ts'

/** So many letters an article, a plural or a wrong letter may add to a name or take from it. */
const TOLERANCE = 2

/**
 * The family, the crop or the problem that has this very name, in any language; else, of what is called as it was asked
 * for, one of these rather than a post about it; else what was found first of what is sold. Who asks for weeds means what
 * is against them all; between a problem and a crop the order of the engine decides: who asks for rice means rice, not its
 * blast.
 */
export function bestOf({ query, results }: Answer): Result | undefined {
  const length = normalise(query.trim()).length
  const meant = results.filter(({ kind, title, names = [], terms }) => {
    const isAsked = (name: string) =>
      normalise(name).length - length <= TOLERANCE && isWholly(name, terms)
    return subjects.includes(kind) && [title, ...names].some(isAsked)
  })
  if (meant.length > 0) return meant.find(({ kind }) => kind === 'family') ?? meant[0]
  const named = results.filter(({ kind, title, terms }) => {
    const marked = markMatches(title, terms).filter(({ isMatch }) => isMatch)
    const share = marked.reduce((sum, { text }) => sum + text.length, 0) / length
    return isText(kind) ? share > MOST : share > 0
  })
  const ranks = named.map(({ kind }) => (subjects.includes(kind) ? 0 : kinds.indexOf(kind)))
  const sold = results.find(({ kind }) => !isText(kind))
  return named[ranks.indexOf(Math.min(...ranks))] ?? sold ?? results[0]
}

/** A title of many words has one of those that were asked for easily. */
const MOST = 2 / 3
const isText = (kind: Kind) => kind === 'post' || kind === 'page'

const subjects: readonly Kind[] = ['family', 'problem', 'crop']

/** Whether every word of a name was asked for. */
function isWholly(name: string, terms: readonly string[]): boolean {
  return markMatches(name, terms).every(
    ({ text, isMatch }) => isMatch || !/[\p{L}\p{N}]/u.test(text)
  )
}
