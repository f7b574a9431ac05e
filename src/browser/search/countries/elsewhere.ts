import { ELSEWHERE } from '#routes/elsewhere.ts'
import type { Answer } from '#browser/search/answer/answer.ts'
import { beginningOf } from '#browser/search/query/beginning.ts'
import { keyOf } from '#browser/search/names/name-key.ts'

/** What the trees offer: all names (in English, brands, and numbers of registrations), and for each tree the positions of its names. */
export type Elsewhere = {
  names: string[]
  /** The same without spaces and accents, made when they are first compared. */
  keys?: string[]
  trees: { prefix: string; name: string; offers: number[] }[]
}

/** The names to look for in other trees: those that this tree does not have, each with all that it may mean, or the whole query. */
export const soughtElsewhere = ({ absent, query }: Pick<Answer, 'absent' | 'query'>) =>
  absent.length > 0 ? absent : [[query]]

/**
 * The longest run of words of a query that names something of other countries alone: `Poyraz` of `soja Poyraz`. A name that
 * this country offers, too, leads nowhere.
 */
export function foreignNameIn(query: string, known: Elsewhere, prefix?: string): string[][] {
  const words = beginningOf(query).trim().split(/\s+/)
  for (let length = words.length - 1; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const name = [[words.slice(start, start + length).join(' ')]]
      const trees = treesWith(name, known)
      const isOwn = trees.some(tree => countryOf(tree.prefix) === countryOf(prefix))
      if (trees.length > 0 && !isOwn) return name
    }
  return []
}

const countryOf = (prefix = '') => prefix.split('-')[0]

/** A name, as all that it may mean. */
type Names = readonly (readonly string[])[]

/** The trees of other countries than that of `prefix` that offer one meaning of each of these names. */
export const treesWith = (names: Names, known: Elsewhere, prefix?: string) =>
  allTreesWith(names, known).filter(tree => countryOf(tree.prefix) !== countryOf(prefix))

/** Whether the country of this tree offers one meaning of each of these names. */
export const isOffered = (names: Names, known: Elsewhere, prefix: string) =>
  allTreesWith(names, known).some(tree => countryOf(tree.prefix) === countryOf(prefix))

function allTreesWith(names: Names, known: Elsewhere) {
  const keys = (known.keys ??= known.names.map(keyOf))
  const wanted = names.map(meanings => {
    const own = meanings.map(keyOf)
    return new Set(keys.flatMap((name, at) => (own.some(key => isCalled(name, key)) ? [at] : [])))
  })
  if (wanted.length === 0) return []
  return known.trees.filter(({ offers }) => wanted.every(some => offers.some(at => some.has(at))))
}

/**
 * A brand is also known without its strength or formulation, `Poyraz` and `Poyraz 480` of `Poyraz 480 SL`, and the number
 * of a registration without its authority.
 */
function isCalled(name: string, key: string): boolean {
  const isBegun = key.length > 3 && name.startsWith(key)
  const isEnded = /\d{4}$/.test(key) && name.endsWith(key)
  return name === key || isEnded || (isBegun && /^(?:\d|[a-z]{2}$)/.test(name.slice(key.length)))
}

let known: Elsewhere | undefined

/** The file of all trees, loaded once. `fetchFile` would bring its code to portfolios. */
export async function loadElsewhere(): Promise<Elsewhere> {
  if (known) return known
  const response = await fetch(ELSEWHERE)
  if (!response.ok) throw new Error(`${ELSEWHERE} failed (HTTP ${response.status}).`)
  return (known = (await response.json()) as Elsewhere)
}

/** The query, the names that this tree does not have, and the results. */
export type SearchAnswer = Pick<Answer, 'query' | 'absent' | 'lacked' | 'results' | 'isClose'>

/**
 * The trees of other countries that offer what this tree does not have, and the words for it: of a crop and its pest, of
 * which this tree has one, no more is known than that they offer the other.
 */
export function offeredElsewhere(answer: SearchAnswer, known: Elsewhere, prefix?: string) {
  const { query, lacked } = answer
  const whole = treesWith(soughtElsewhere(answer), known, prefix)
  if (whole.length > 0) return { words: lacked ?? query, trees: whole }
  const foreign = foreignNameIn(query, known, prefix)
  return { words: foreign[0]?.[0] ?? query, trees: treesWith(foreign, known, prefix) }
}
