import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import { type Dictionary, openDictionary } from '#browser/search/dictionary.ts'
import { type PackedNames, unpack } from '#browser/search/packed-names.ts'
import { inGrams } from '#browser/search/strengths.ts'

/** A name with more meanings is not searched for. */
const MOST = 6

const loadDictionary = oncePerUrl(async (url): Promise<Dictionary> =>
  openDictionary(unpack(await fetchJson<PackedNames>(url)))
)

/** A row has `18 g/L EC`, where a query has `1.8 EC`. */
const PER_VOLUME_OR_MASS = /\s*(?:g\/(?:l|kg)|г\/(?:л|кг)|克\/(?:升|千克))\s*/g

/**
 * What words mean in English, in which every row can be found, whatever their language or typing errors. `rows`: what
 * is searched in each row, which tells percentages from grams.
 */
export async function inEnglish(
  query: string,
  url: string,
  rows: readonly string[]
): Promise<string[]> {
  return englishOf(query, await loadDictionary(url), rows)
}

export function englishOf(
  query: string,
  { partsOf, closestTo }: Dictionary,
  rows: readonly string[] = []
): string[] {
  const strengths = () => rows.map(row => row.replace(PER_VOLUME_OR_MASS, ' '))
  const words = partsOf(inGrams(query, strengths)).map(({ text, means }) => {
    const names = means.length > 0 ? means : closestTo(text)
    return names.length > 0 ? names : [text]
  })
  const all = words.reduce<string[]>(
    (begun, names) => begun.flatMap(begin => names.map(name => `${begin} ${name}`.trim())),
    ['']
  )
  return all.slice(0, MOST).filter(english => english !== query.trim())
}
