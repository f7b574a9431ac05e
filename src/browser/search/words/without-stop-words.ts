import { stopWords } from './stop-words.ts'

const alone = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')

const STOP_WORDS = alone([...stopWords].join('|'))
/** Short words may be names, or stop words of a language that is not in the list. */
const SHORT = alone(String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}`)

/** Whether a text has only stop words. */
export function areStopWords(text: string): boolean {
  return text.replace(STOP_WORDS, ' ').trim() === ''
}

/** `fungicide for wheat` has two search words: alternatives to a query, the more likely first. */
export function withoutStopWords(query: string, isName: (word: string) => boolean): Set<string> {
  const orAll = (rest: string) => (rest.trim() === '' ? query : rest)
  const withoutListed = orAll(query.replace(STOP_WORDS, ' '))
  const withoutShort = withoutListed.replace(SHORT, word => (isName(word) ? word : ' '))
  return new Set([withoutListed, orAll(withoutShort)])
}
