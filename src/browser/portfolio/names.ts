import { fetchJson, oncePerUrl } from '#browser/base/load-json.ts'
import { type Dictionary, type Names, openDictionary } from '#browser/search/dictionary.ts'

/** More meanings at once are no question. */
const MOST = 6

const loadDictionary = oncePerUrl(async (url): Promise<Dictionary> =>
  openDictionary(await fetchJson<Names>(url))
)

/** What words mean in English, in which every row can be found, whatever their language or typing errors. */
export async function inEnglish(query: string, url: string): Promise<string[]> {
  return englishOf(query, await loadDictionary(url))
}

export function englishOf(query: string, { partsOf, closestTo }: Dictionary): string[] {
  const words = partsOf(query).map(({ text, means }) => {
    const names = means.length > 0 ? means : closestTo(text)
    return names.length > 0 ? names : [text]
  })
  const all = words.reduce<string[]>(
    (begun, names) => begun.flatMap(begin => names.map(name => `${begin} ${name}`.trim())),
    ['']
  )
  return all.slice(0, MOST).filter(english => english !== query.trim())
}
