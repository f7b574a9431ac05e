import { isPlainObject } from '#lib/is-plain-object.ts'
import type { BundleData } from './types.ts'

/** Merges the second into the first: objects key by key, lists and texts as a whole. */
export function merge(under: BundleData, over: BundleData): BundleData {
  const merged = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isPlainObject(below) && isPlainObject(value) ? merge(below, value) : value
  }
  return merged
}
