import { fold, otherNames } from '#browser/base/country-names.ts'
import { GLOBAL_COUNTRY } from '#config/constants.ts'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import type { Answer, Result } from '#browser/search/answer/answer.ts'
import { nextTask } from '#browser/search/engine/next-task.ts'
import { idOf } from '#browser/search/index/entry-id.ts'
import { isText } from '#browser/search/index/kinds.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { termsOf } from '#browser/search/words/words.ts'

/** What a search reads of the file of the country selector. */
export type CountriesFile = {
  current: string
  texts: Record<string, { text: string }>
  groups: { countries: Country[] }[]
}

type Country = {
  iso: string
  name: string
  own?: { text: string }
  english?: string
  type: string
  href: string
}

/** A country that a query names, the name that it uses, all names of the country, and the other words of the query. */
type NamedCountry = { country: Country; name: string; names: string[]; rest: string }

type Ask<Answered extends Answer> = (query: string) => Answered
export type FindCountry = (query: string) => NamedCountry | undefined

/** So many countries take a few milliseconds. */
const SLICE = 10

/** Beside other words, `us` in `contact us` is not the United States. */
const SHORT = /^[a-z]{1,2}$/i

/**
 * Answers queries that name a country in any language, too. The country is the first answer to its name alone, and
 * beside the word for a page; to `soybean Brazil`, the answer is that to `soybean`, with a link to the same search there.
 * Beside the name of a product, a country without a site leads to its team, which knows whether the product is sold there.
 * A name that something of the catalogue has as well means that first; a word that is only like it means nothing.
 */
export function withCountries<Answered extends Answer>(
  ask: Ask<Answered>,
  { current, texts }: CountriesFile,
  find: FindCountry
): Ask<Answered> {
  return query => {
    const all = ask(query)
    const named = find(query)
    if (!named) return all
    const { country, name, names, rest } = named
    const answer = { ...all, results: all.results.filter(result => hasName(result, names)) }
    const entry = entryOf(country, texts)
    const first = (others: Answered): Answered => {
      const results = others.isClose ? [] : others.results
      return { ...others, query, isClose: false, results: [entry, ...results] }
    }
    // A pepper is not listed here, so `chile` finds nothing, and the country is close. คะน้า is kale, and only sounds like กานา.
    if (areStopWords(rest) && all.absent.length > 0) {
      const isExact = names.map(fold).includes(fold(query)) && all.results.length === 0
      return isExact ? { ...all, results: [entry], isClose: true } : all
    }
    if (areStopWords(rest))
      return isCalled(answer) ? { ...answer, results: [...answer.results, entry] } : first(answer)
    // Chile is a pepper first. Names in other scripts may only sound like one of the trade.
    if (isLatin(name) && ask(name).results.some(({ typed }) => typed)) return all
    const others = ask(rest)
    // `guinea grass` is one name.
    const isOneName = answer.absent.some(
      names => !others.absent.some(other => other.join() === names.join())
    )
    if (isSure(answer) || isOneName) return answer
    if (!isSure(others)) return others.results.length > 0 ? first(others) : answer
    if (!isUnderstood(others)) return answer
    const there = country.type === 'internal_website' ? searchIn(entry, rest) : entry
    const isOther = country.iso !== current && (there !== entry || isBrand(others))
    return { ...others, query, results: [...others.results, ...(isOther ? [there] : [])] }
  }
}

/**
 * Names of countries as a dictionary: it finds them in a text as it finds those of crops. The browser's own lists of names
 * are slow, so they are read in slices, between which the page answers to keys.
 */
export async function openCountryNames({ groups }: CountriesFile): Promise<FindCountry> {
  const countries = new Map<string, { country: Country; names: string[] }>()
  for (const country of groups.flatMap(({ countries }) => countries)) {
    if (country.iso === GLOBAL_COUNTRY) continue
    countries.set(country.iso, { country, names: namesOfCountry(country) })
    if (countries.size % SLICE === 0) await nextTask()
  }
  const keys = [...countries].map(([iso, { names }]) => [iso, names.map(keyOf).join('|')])
  const { partsOf } = openDictionary({
    ingredients: {},
    others: Object.fromEntries(keys) as Record<string, string>,
    kinds: [],
    documents: [],
    pageWords: [],
    fillers: ''
  })
  return (query: string): NamedCountry | undefined => {
    const parts = partsOf(query)
    const [part, ...more] = parts.filter(({ means }) => means.length > 0)
    if (!part || more.length > 0 || part.means.length > 1) return undefined
    const { country, names = [] } = countries.get(part.means[0] ?? '') ?? {}
    // In Latin letters no case changes a name, and another letter makes another word: `chili` is not Chile.
    const isLike = isLatin(part.text) && !names.map(fold).includes(fold(part.text))
    const others = parts.filter(other => other !== part).map(({ text }) => text)
    const isTooShort = others.length > 0 && SHORT.test(part.text)
    return country && !isLike && !isTooShort
      ? { country, name: part.text, names, rest: others.join(' ') }
      : undefined
  }
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text)

const namesOfCountry = ({ iso, name, own, english }: Country) => [
  ...new Set([name, own?.text ?? name, english ?? name, ...otherNames(iso)])
]

/** Whether the catalogue answers a query, and not a text alone. */
const isSure = ({ results, isClose }: Answer) => !isClose && !results.every(isText)

/** Whether a result has a whole word of a country's names, and not one that begins with it or is like it. */
function hasName({ terms }: Result, names: readonly string[]): boolean {
  const words = new Set(names.flatMap(name => [...termsOf(name, 'whole'), ...termsOf(name)]))
  return terms.some(term => words.has(term))
}

/** Whether something of the catalogue has the whole query as a name. */
function isCalled({ query, results }: Answer): boolean {
  const key = keyOf(query)
  return results.some(
    result =>
      !isText(result) && [result.title, ...(result.names ?? [])].some(name => keyOf(name) === key)
  )
}

/** Whether a query has a name of the trade, or begins that of a product: in `Brazil nut`, `nut` begins any word. */
const isUnderstood = ({ query, results }: Answer) =>
  results.some(({ typed, title }) => typed ?? fold(title).startsWith(fold(query)))

/** Whether a query begins the name of a product. */
const isBrand = ({ query, results }: Answer) =>
  results.some(({ kind, title }) => kind === 'product' && fold(title).startsWith(fold(query)))

function entryOf({ iso, name, type, href }: Country, texts: CountriesFile['texts']): Result {
  const line = texts[type]?.text
  return {
    id: idOf('country', iso),
    kind: 'country',
    title: name,
    path: href,
    line,
    terms: [],
    score: 0
  }
}

function searchIn(entry: Result, query: string): Result {
  const path = `${entry.path}/search?${new URLSearchParams({ q: query }).toString()}`
  return { ...entry, path, line: `${entry.line ?? ''} · ${query}` }
}
