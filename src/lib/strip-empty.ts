import { isPlainObject } from './is-plain-object.ts'

/** A text that begins with this many blanks is kept: its visible part may have been cut off. */
const MANY_BLANKS = 5_000

/**
 * A copy in which texts are trimmed, and `null` and `''` are missing.
 * Empty objects and lists are kept, because an empty list is an answer.
 */
export function stripEmpty(value: unknown): unknown {
  if (typeof value === 'string')
    return value.trim() || (value.length > MANY_BLANKS ? value : undefined)
  if (value === null) return undefined
  if (Array.isArray(value)) return value.map(stripEmpty).filter(item => item !== undefined)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, stripEmpty(item)] as const)
      .filter(([, item]) => item !== undefined)
  )
}
