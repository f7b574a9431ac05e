import { joints } from './joints.ts'

const alone = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')

const JOINTS = alone([...joints].join('|'))
/** Short words may be names, or connecting words of a language that is not in the list. */
const SHORT = alone(String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}`)

/** Whether a text has only connecting words. */
export function areParticles(text: string): boolean {
  return text.replace(JOINTS, ' ').trim() === ''
}

/** `fungicide for wheat` has two search words: alternatives to a query, the more likely first. */
export function withoutParticles(query: string, isName: (word: string) => boolean): Set<string> {
  const orAll = (rest: string) => (rest.trim() === '' ? query : rest)
  const withoutJoints = orAll(query.replace(JOINTS, ' '))
  const withoutShort = withoutJoints.replace(SHORT, word => (isName(word) ? word : ' '))
  return new Set([withoutJoints, orAll(withoutShort)])
}
