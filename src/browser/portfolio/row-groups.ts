import { combinations } from '#browser/search/query/combinations.ts'
import { inGroupCodes } from '#browser/search/query/group-codes.ts'
import { groupsOfQuery, isGroupWord } from '#browser/search/words/resistance-groups.ts'

/** `4A`, `9组` and `9 группа`. */
const CODE = /^\s*(\p{Nd}{1,2}(?:[a-f]|(?=\s*(?:组|группа))))(?:\s*(?:组|группа))?\s*$/iu

/** More groups are in no mixture. */
const MOST = 9
const SCHEMES = ['HRAC', 'FRAC', 'IRAC']

/** Splits a query into the terms of its resistance groups, as `hrac 9` or `any 9`, and the rest. */
function groupsIn(query: string) {
  const [, code] = CODE.exec(query) ?? []
  return code === undefined
    ? groupsOfQuery(inGroupCodes(query), isGroupWord)
    : { terms: [`any ${code}`], rest: '' }
}

/** Whether a query names a resistance group. */
export const namesGroup = (query: string) => groupsIn(query).terms.length > 0

/**
 * What rows are searched for, for a query that names resistance groups: `HRAC-9`, of any committee that the query does not
 * name; undefined for others. `groups`: those of the rows. `restInEnglish`: what the other words mean.
 */
export function inGroups(
  query: string,
  groups: readonly string[],
  restInEnglish: (rest: string) => readonly string[]
): string[] | undefined {
  const { terms, rest } = groupsIn(query)
  if (terms.length === 0) return undefined
  const all = new Set(groups.flatMap(own => own.split(' ')))
  const ways = terms.map(term => {
    const [scheme = '', code = ''] = term.toUpperCase().split(' ')
    const schemes = SCHEMES.includes(scheme) ? [scheme] : SCHEMES
    return schemes.map(scheme => `${scheme}-${code}`).filter(group => all.has(group))
  })
  const others = rest.trim() === '' ? [] : [restInEnglish(rest.trim())]
  return combinations([...ways, ...others], MOST).map(words => words.join(' '))
}
