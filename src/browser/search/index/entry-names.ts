import { normalise } from '#lib/normalise.ts'
import type { Entry } from './entry.ts'
import { namesInLine } from '#browser/search/words/names-in-line.ts'
import { wordsOf } from '#browser/search/words/words.ts'

/** Whether one of an entry's names has all these terms. */
export const hasName = ({ title, line = '', names = [] }: Entry, terms: readonly string[]) =>
  [title, ...namesInLine(line), ...names].some(own => hasAll(own, terms))

/** Whether a single name of the entry contains the whole query; words from different names match by chance. */
export function isCalled({ title, names = [] }: Entry, query: string): boolean {
  const wanted = normalise(query.trim())
  return [title, ...names].some(name => normalise(name).includes(wanted))
}

function hasAll(name: string, terms: readonly string[]): boolean {
  const own = new Set(wordsOf(name).map(({ term }) => term))
  return terms.every(term => own.has(term))
}
