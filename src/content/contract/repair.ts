import * as z from 'zod'
import { cleanText } from '#lib/clean-text.ts'
import { shorten } from '#lib/typography/shorten.ts'
import { setAt, valueAt } from '#lib/value-at.ts'

/** A change that makes the rest of a record usable: no value at this path, or a shorter one. */
export type Repair = { path: PropertyKey[]; value?: unknown }

/**
 * The change that makes a record usable: a text or list beyond its limit is shortened, any other part is emptied. A
 * part is the smallest piece that the record can do without: an optional field, or an item of a list. `undefined`
 * when the fault is in a part that the record needs.
 */
export function repairOf(
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  input: unknown
): Repair | undefined {
  if (issue.code === 'too_big') return { path: issue.path, value: shortened(issue, input) }
  const depth = depthOfPart(schema, issue.path)
  return depth === undefined ? undefined : { path: issue.path.slice(0, depth) }
}

/** Applies a change to `input`; answers whether anything changed. */
export function applyRepair(input: unknown, { path, value }: Repair): boolean {
  if (valueAt(input, path) === undefined) return false
  setAt(input, path, value)
  return true
}

function shortened({ path, maximum }: z.core.$ZodIssueTooBig, input: unknown): unknown {
  const value = valueAt(input, path)
  const max = Number(maximum)
  if (Array.isArray(value)) return value.slice(0, max)
  // A text is cut before it is cleaned, so that a long one costs no more.
  return typeof value === 'string' ? shorten(cleanText(value.slice(0, 2 * max)), max) : undefined
}

/** How many steps of `path` lead to the smallest optional part around its end. */
function depthOfPart(schema: z.ZodType, path: readonly PropertyKey[]): number | undefined {
  let part: number | undefined
  let node: unknown = schema
  for (const [depth, key] of [...path, undefined].entries()) {
    const { inner, isOptional } = unwrapped(node)
    if (isOptional) part = depth
    if (key === undefined) break
    if (inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)) {
      node = inner.shape[String(key)]
      continue
    }
    // Everything without its own place in the schema is a part: an item, an entry, a message at any
    // depth.
    part = depth + 1
    if (inner instanceof z.ZodArray) node = inner.element
    else if (inner instanceof z.ZodRecord) node = inner.valueType
    else if (!(inner instanceof z.ZodObject)) return path.length
    else node = inner.def.catchall
  }
  return part
}

function unwrapped(schema: unknown): { inner: unknown; isOptional: boolean } {
  let inner = schema
  let isOptional = false
  for (;;) {
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
      isOptional = true
      inner = inner.unwrap()
    } else if (inner instanceof z.ZodPipe) inner = inner.in
    else if (inner instanceof z.ZodUnion) inner = inner.options.find(isCompound)
    else return { inner, isOptional }
  }
}

/** Of several possible shapes, at most one has parts of its own. */
function isCompound(schema: unknown): boolean {
  return schema instanceof z.ZodArray || schema instanceof z.ZodRecord
}
