import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import { closestNamesIn } from '#browser/search/spelling/closest-names.ts'
import { type Dictionary, openDictionary, type Part } from '#browser/search/names/dictionary.ts'
import { inGroups } from './row-groups.ts'
import { inAllWays } from '#browser/search/query/in-all-ways.ts'
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
  const english = inAllWays(words, MOST).map(names => {
    const text = inGrams([...new Set(names)].join(' '), strengths)
    return text.replace(/\s+/g, ' ').trim()
  })
  return [...new Set(english)].filter(text => text !== '' && text !== query.trim())
}

/** Words such as `best` or `CAS no.` say nothing about a row. */
const isOfProducts = ({ text, means, isFiller }: Part) =>
  means.length > 0 || !(isFiller || areStopWords(text))
