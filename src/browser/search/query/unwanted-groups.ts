import { ANY_OF } from '#browser/search/words/conjunctions.ts'
import {
  ANY_SCHEME,
  CODE,
  GAP,
  ofGroups,
  ofScheme,
  splitBy,
  WORD
} from '#browser/search/words/resistance-groups.ts'
import { COUNTED } from './counted.ts'
import { negation, SPACED } from './negation-words.ts'

/**
 * A code behind a negation needs no word: `not 4A`, `非9组`. A number alone is one at the end and before the word for a crop or
 * a problem, `not 11 wheat`; `24D` is an ingredient.
 */
const BARE_CODE = String.raw`(?!24\s*D|2\s+4\s*D)\p{Nd}{1,2}(?:[A-F](?![\p{L}\p{N}])|(?=\s*(?:组|$))|(?=\s+(?!${COUNTED})\p{L})(?!${ANY_OF}\p{Nd}))`
const BARE_CODES = String.raw`((?:\p{Nd}{1,2}[A-F]?(?:\s*[+,/&]\s*|${ANY_OF}))*${BARE_CODE})(?:\s*组的?)?`

/** Splits a query into the groups that it does not want, and the rest: `soybean, not group 11`. */
const withoutGroups = (spaced: string) => {
  // Up to two other words may precede the group: `not those from HRAC 9`.
  const NOT = String.raw`${negation(spaced)}(?:${WORD}\s+){0,2}?`
  const split = splitBy(
    new RegExp(NOT + ofScheme.source, 'giu'),
    new RegExp(NOT + ANY_SCHEME, 'giu'),
    new RegExp(negation(spaced) + BARE_CODES, 'giu')
  )
  const lists = [ofScheme.source, ANY_SCHEME].map(
    groups => new RegExp(`(${NOT}${groups})${NEXT}`, 'giu')
  )
  return (query: string, isOfTree: (word: string) => boolean) =>
    split(lists.reduce(withSigns, query), isOfTree)
}

/**
 * The next code of a list behind a word. What is not wanted is none of several groups, however they are joined. A number
 * may count something: `without HRAC 9 and 2 applications`.
 */
const NEXT = String.raw`${ANY_OF}(?:${ofGroups}${GAP})?(?<next>[HFI]RAC${GAP})?(?=${CODE}(?![.,]\p{Nd}|\s*${COUNTED}))`

/** Joins the codes of a list by signs, which the pattern of groups reads: `without HRAC 9 or 10` as `without HRAC 9, 10`. */
function withSigns(query: string, list: RegExp): string {
  const joined = query.replace(list, (_, codes: string, ...more) => {
    const { next } = more.at(-1) as Partial<Record<string, string>>
    return codes + (next === undefined ? ', ' : ` not ${next}`)
  })
  return joined === query ? query : withSigns(joined, list)
}

const inPortuguese = withoutGroups(`${SPACED}|no(?= groups?)`)
const inOthers = withoutGroups(`${SPACED}|no`)

/** The groups that a query leaves out, as terms, and the rest. In Portuguese, `no grupo 11` is in the group. */
export const unwantedGroups = (lang: string) => (lang.startsWith('pt') ? inPortuguese : inOthers)
