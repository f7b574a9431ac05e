import type { Result } from './answer.ts'
import { matchesIn } from './marks.ts'
import { namesInLine } from '#browser/search/words/names-in-line.ts'
import { hasWholeName, type TypedQuery } from '#browser/search/spelling/typing-errors.ts'
import { keyOf } from '#browser/search/names/name-key.ts'
import { normalise } from '#lib/normalise.ts'

/** The probable query, where only similar words were found: the most similar of the names that matched. */
export function suggestionOf(
  { query, lang }: TypedQuery,
  results: readonly Result[]
): string | undefined {
  const terms = new Set(results.flatMap(({ terms }) => terms))
  const names = results.flatMap(({ title, line = '', names = [], groups = [] }) => [
    title,
    ...namesInLine(line),
    ...names,
    ...groups
  ])
  const pairs = pairsOf(query)
  return [...new Set(names)]
    .map(name => ({ name, likeness: likeness(pairs, pairsOf(name)) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .find(({ name }) => matchesIn(name, terms).length > 0 && hasWholeName({ query, lang }, name))
    ?.name
}

/** The typed words of a suggestion that a query has already, and its other words: `soja` of `roundap soja`. */
export function typedIn(query: string, suggestion: string) {
  const wanted = new Set(wordsOf(suggestion).map(keyOf))
  const typed = wordsOf(query)
  const own = typed.filter(word => wanted.has(keyOf(word)))
  const rest = typed.filter(word => !own.includes(word))
  const isWhole = wanted.size === new Set(own.map(keyOf)).size
  return isWhole && rest.length > 0 ? { words: rest.join(' '), rest: own.join(' ') } : undefined
}

const wordsOf = (text: string) => text.split(/[\s-]+/).filter(word => word !== '')

/** The share of pairs of neighbouring letters that two texts have in common, in any order of words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter(pair => other.has(pair)).length
  return (2 * common) / (one.size + other.size)
}

function pairsOf(text: string): Set<string> {
  const letters = normalise(` ${text} `).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)))
}
