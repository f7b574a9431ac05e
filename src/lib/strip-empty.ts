import { isPlainObject } from './is-plain-object.ts'

/** So many blanks are no empty field: of a text that begins so, only they may have been kept. */
const MANY_BLANKS = 5_000

/**
 * A copy in which texts are trimmed and `null`, `''` and missing are the same: missing.
 * Empty objects and empty lists stay, because a list that is empty was answered.
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
