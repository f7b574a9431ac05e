import type { Answer, Engine, Result, Search } from '#browser/search/answer/answer.ts'
import { openCountries, type WithCountries } from '#browser/search/countries/open-countries.ts'
import { areStopWords } from '#browser/search/words/without-stop-words.ts'
import { termsOf } from '#browser/search/words/words.ts'

/**
 * What the words find, with the country that they name, or a suggestion; without an answer if the index could not be
 * loaded.
 */
export type WordAnswer = {
  text: string
  answer?: ReturnType<Engine>
  country?: Result
  suggestion?: string
}

let names: Promise<WithCountries> | undefined

/**
 * Answers words, in up to two steps: the names of countries are loaded where a word is not found whole, and an answer
 * that has all words whole or as beginnings does not wait for them. Close matches are not an answer here, but a
 * suggestion.
 */
export async function* answersTo(
  text: string,
  search: Search,
  countries: string
): AsyncGenerator<WordAnswer> {
  const { engine, whenLoaded } = search
  const ask = (query: string) => engine(query, ['product'])
  const answer = await whenLoaded(() => ask(text))
  const isShown = hasWords(answer, (term, word) => term.startsWith(word))
  if (isShown) yield { text, answer }
  if (hasWords(answer, (term, word) => term === word)) return
  const withCountries = await (names ??= openCountries(countries))
  // The search is a key's longest task, so the whole text is not searched again.
  const askAgain = (query: string) => (query === text ? answer : ask(query))
  const asked = await whenLoaded(() => {
    const found = withCountry(text, withCountries(askAgain)(text), search)
    return withTypedWords(found, search, query => ask(query).results.length)
  })
  if (!isShown || asked.country) yield asked
}

function withCountry(
  text: string,
  answer: ReturnType<Engine>,
  { approximate, lang }: Search
): WordAnswer {
  const country = answer.results.find(({ kind }) => kind === 'country')
  const products = answer.results.filter(result => result !== country)
  if (!answer.isClose) return { text, country, answer: { ...answer, results: products } }
  const suggestion =
    products.length > 0 ? approximate().suggestionOf({ query: text, lang }, products) : undefined
  return { text, answer: { ...answer, results: [] }, suggestion }
}

/** Words that were typed already are not what was meant: they are offered without the other words. */
function withTypedWords(
  found: WordAnswer,
  { approximate }: Search,
  count: (query: string) => number
): WordAnswer {
  const { text, answer, suggestion } = found
  const parts = suggestion === undefined ? undefined : approximate().typedIn(text, suggestion)
  if (!answer || !parts) return found
  return {
    ...found,
    suggestion: undefined,
    answer: { ...answer, instead: { ...parts, count: count(parts.rest) } }
  }
}

/** Whether an answer has all words of its query, by what matched and by the names in it. */
function hasWords(
  { query, results, isClose }: Answer,
  isOf: (term: string, word: string) => boolean
): boolean {
  const [{ typed = [] } = {}] = results
  const terms = new Set([...results.flatMap(({ terms }) => terms), ...typed.flatMap(inTerms)])
  return (
    results.length > 0 &&
    !isClose &&
    inTerms(query).every(word => areStopWords(word) || [...terms].some(term => isOf(term, word)))
  )
}

const inTerms = (text: string) => termsOf(text)
