import type { Entry } from './entry.ts'
import { namesInLine } from './suggestion.ts'
import type { Translation } from './translation.ts'
import { hasWholeName } from './typing-errors.ts'

/** Whether a query may mean an entry by one of its names. Texts are about many things. */
export function isMeant(query: string, { kind, title, line = '', names = [] }: Entry): boolean {
  if (kind === 'post' || kind === 'page' || /\p{Script=Han}/u.test(query)) return true
  return [title, ...namesInLine(line), ...names].some(name => hasWholeName(query, name))
}

/**
 * Whether a product is for what a query names: a problem, and a crop with it. The words of a problem alone are found where
 * one is in the name of a crop, and another in that of a problem.
 */
export function isForUse({ uses, line = '' }: Entry, { crops, problems }: Translation): boolean {
  if (!uses || problems.length === 0) return true
  if (crops.length > 0)
    return crops.some(crop => problems.some(({ id }) => uses[crop]?.includes(id)))
  const listed = new Set(Object.values(uses).flat())
  const named = namesInLine(line)
  return problems.some(({ id, title }) => listed.has(id) || named.includes(title))
}
