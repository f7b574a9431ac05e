import type { Entry } from '#browser/search/index/entry.ts'
import { namesInLine } from '#browser/search/words/names-in-line.ts'
import type { Translation } from '#browser/search/query/translation.ts'

/**
 * Whether a product is for what a query names: a crop, a problem, or both. Their words alone also match if one is in the
 * name of a crop and another in the name of a problem, or if a problem has the crop in its name.
 */
export function isForUse(
  { uses, line = '' }: Entry,
  { crops, problems }: Pick<Translation, 'crops' | 'problems'>
): boolean {
  if (!uses || crops.length + problems.length === 0) return true
  if (crops.length > 0 && problems.length > 0)
    return crops.some(crop => problems.some(({ id }) => uses[crop.id]?.includes(id)))
  const listed = new Set([...Object.keys(uses), ...Object.values(uses).flat()])
  const named = namesInLine(line)
  return [...crops, ...problems].some(({ id, title }) => listed.has(id) || named.includes(title))
}
