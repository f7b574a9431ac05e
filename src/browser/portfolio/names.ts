import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import { closestNamesIn } from '#browser/search/spelling/closest-names.ts'
import { type Dictionary, openDictionary, type Part } from '#browser/search/names/dictionary.ts'
import { inGroups } from './row-groups.ts'
import { combinations } from '#browser/search/query/combinations.ts'
import { type PackedNames, unpack } from '#browser/search/names/packed-names.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { inGrams } from '#browser/search/query/strengths.ts'
import { oncePer } from '#lib/once-per.ts'

type Split = (query: string) => string[]

/** Of more translations, the first are searched for. */
const MOST = 6

const loadDictionary = oncePerUrl(async (url): Promise<Dictionary> =>
  openDictionary(unpack(await fetchJson<PackedNames>(url)))
)

const closestNamesOf = oncePer(closestNamesIn)

/** A row has `18g/l ec`, where a query has `1.8 EC`. */
const PER_VOLUME_OR_MASS = /\s*g\/(?:l|kg)\s*/g

/**
 * What words mean in English, in which every row can be found, whatever their language or typing errors. `rows`: what
 * is searched in each row, in one spelling, which tells percentages from grams. `groups`: their resistance groups. `split`: cuts a query at its strengths, which the rows' own
 * code knows.
 */
export async function inEnglish(
  query: string,
  url: string,
  split: Split,
  rows: readonly string[],
  groups: readonly string[]
): Promise<string[]> {
  const dictionary = await loadDictionary(url)
  const inWords = (words: string) => englishOf(words, dictionary, split, rows)
  const ofGroups = inGroups(query, groups, rest => [rest, ...inWords(rest)])
  return ofGroups ?? inWords(query)
}

/** A figure without a unit, but not that of `24 d`. */
const FIGURE = /(?<!\S)\p{Nd}{2,}(?:[.,]\p{Nd}+)?(?!\S|\s+d(?!\S))/giu

/** A query without its strengths; empty if it has none, or nothing else. */
export function withoutStrengths(query: string, split: Split): string {
  const others = split(query)
    .filter((_, at) => at % 2 === 0)
    .join(' ')
    .replace(FIGURE, ' ')
  const rest = others.replace(/\s+/g, ' ').trim()
  return rest === query.trim() || !/\p{L}/u.test(rest) ? '' : rest
}

/**
 * What to search for instead of words that no row has: what they mean in English or, where no row has their strength, the
 * words without it, of which `isWider` says that they are not all. `isFound`: whether a row has one of these texts.
 */
export async function furtherWords(
  query: string,
  inEnglish: (words: string) => Promise<string[]>,
  split: Split,
  isFound: (texts: string[]) => boolean
): Promise<{ english: string[]; isWider?: true } | undefined> {
  const english = await inEnglish(query)
  const rest = withoutStrengths(query, split)
  if (rest !== '' && !(english[0] && isFound(english)))
    for (const texts of [[rest], await inEnglish(rest)])
      if (texts[0] && isFound(texts)) return { english: texts, isWider: true }
  return english[0] ? { english } : undefined
}

export function englishOf(
  query: string,
  dictionary: Dictionary,
  split: Split,
  rows: readonly string[] = []
): string[] {
  const { partsOf } = dictionary
  const { closestTo } = closestNamesOf(dictionary)
  const strengths = () =>
    rows.map(row => row.replace(PER_VOLUME_OR_MASS, ' ').replaceAll('%', ' % '))
  const wordsIn = (piece: string): Pick<Part, 'text' | 'means'>[] =>
    partsOf(piece).filter(isOfProducts)
  const parts = split(inGrams(query, strengths)).flatMap((piece, at) =>
    at % 2 === 1 ? [{ text: piece, means: [piece] }] : wordsIn(piece)
  )
  const words = parts.map(({ text, means }) => {
    const names = means.length > 0 ? means : closestTo(text)
    return names.length > 0 ? names : [text]
  })
  const english = combinations(words, MOST).map(names => {
    const text = inGrams([...new Set(names)].join(' '), strengths)
    return text.replace(/\s+/g, ' ').trim()
  })
  return [...new Set(english)].filter(text => text !== '' && text !== query.trim())
}

/** Words such as `best` or `CAS no.` say nothing about a row. */
const isOfProducts = ({ text, means, isFiller }: Part) =>
  means.length > 0 || !(isFiller || areStopWords(text))
