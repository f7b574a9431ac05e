import type { Entry } from './entry.ts'
import { namesInLine } from './suggestion.ts'
import type { Translation } from './translate.ts'
import { hasWholeName } from './typing-errors.ts'

/** Whether a query may mean an entry by one of its names. Texts are about many things. */
export function isMeant(query: string, { kind, title, line = '', names = [] }: Entry): boolean {
  if (kind === 'post' || kind === 'page' || /\p{Script=Han}/u.test(query)) return true
  return [title, ...namesInLine(line), ...names].some(name => hasWholeName(query, name))
}

/** Whether a product is for a crop and a problem that the query names both. */
export function isForUse({ uses }: Entry, { crops, problems }: Translation): boolean {
  if (!uses || crops.length === 0 || problems.length === 0) return true
  return crops.some(crop => problems.some(problem => uses[crop]?.includes(problem)))
}
