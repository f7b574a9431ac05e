import type { Answer, Result } from './answer.ts'
import { isText, type Kind, kinds } from '#browser/search/index/kinds.ts'
import { markMatches } from './marks.ts'
import { normalise } from '#lib/normalise.ts'

/** An article, a plural or a wrong letter may change a name by this many letters. */
const TOLERANCE = 2

/**
 * The best result: the family, crop or problem with exactly this name, in any language; otherwise one of these with a
 * similar name rather than a post about it; otherwise the first result among products. A search for weeds means the
 * products against them all. Between a problem and a crop the engine's order decides: a search for rice means rice,
 * not its blast.
 */
export function bestOf({ query, translated, results }: Answer): Result | undefined {
  if (results[0]?.kind === 'country' || results[0]?.kind === 'use') return results[0]
  // The query only leaves something out, as `not group 11`: no product is better than another.
  if (translated.length === 0) return undefined
  const ofGenus = results.filter(result => isGenusOf(query, result))
  // Of several organisms, none is better than another.
  if (ofGenus[0]) return ofGenus[1] ? undefined : ofGenus[0]
  const length = Math.max(...[query, ...translated].map(text => normalise(text.trim()).length))
  const meant = results.filter(({ kind, title, names = [], terms }) => {
    const isInQuery = (name: string) =>
      normalise(name).length - length <= TOLERANCE && isWholly(name, terms)
    return subjects.includes(kind) && [title, ...names].some(isInQuery)
  })
  if (meant.length > 0)
    return (
      meant.find(({ kind }) => kind === 'family') ??
      // Two weeds may be called `bledo`, of which one has no other name here.
      meant.find(({ title }) => normalise(title) === normalise(query.trim())) ??
      // A page that is asked for, rather than a question about it.
      meant.find(({ id }) => !id.includes('#')) ??
      meant[0]
    )
  const product = results.find(({ kind }) => kind === 'product')
  const named = results.filter(result => {
    const { kind, title, terms } = result
    if (kind === 'portfolio' && product) return false
    const marked = markMatches(title, terms).filter(({ isMatch }) => isMatch)
    const share = marked.reduce((sum, { text }) => sum + text.length, 0) / length
    return isText(result) ? share > MOST && !product : share > 0
  })
  const ranks = named.map(({ kind }) => (subjects.includes(kind) ? 0 : kinds.indexOf(kind)))
  const sold = product ?? results.find(result => !isText(result))
  return named[ranks.indexOf(Math.min(...ranks))] ?? sold ?? results[0]
}

/** Whether a query is the first word of a problem's scientific name. */
const isGenusOf = (query: string, { kind, line = '' }: Result) =>
  kind === 'problem' && normalise(line).split(' ')[0] === normalise(query.trim())

/** A long title contains one of the query's words by chance. */
const MOST = 2 / 3
const subjects: readonly Kind[] = ['family', 'problem', 'crop', 'page']

/** Whether the query contains every word of a name. */
function isWholly(name: string, terms: readonly string[]): boolean {
  return markMatches(name, terms).every(
    ({ text, isMatch }) => isMatch || !/[\p{L}\p{N}]/u.test(text)
  )
}
