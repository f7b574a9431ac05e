import type { Entry } from '#browser/search/index/entry.ts'
import { namesInLine } from '#browser/search/words/names-in-line.ts'
import { hasWholeName, type TypedQuery } from '#browser/search/spelling/typing-errors.ts'

/** Whether a query may mean an entry by one of its names. Texts are left out, because a text names many things. */
export function isLikelyMatch(
  { query, lang }: TypedQuery,
  { kind, title, line = '', names = [] }: Entry
): boolean {
  if (kind === 'post' || kind === 'page' || /\p{Script=Han}/u.test(query)) return true
  return [title, ...namesInLine(line), ...names].some(name => hasWholeName({ query, lang }, name))
}
