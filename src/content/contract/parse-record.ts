import type * as z from 'zod'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { stripEmpty } from '#lib/strip-empty.ts'
import { valueAt } from '#lib/value-at.ts'
import { expectation, closestIssues } from './expectation.ts'
import { applyRepair, repairOf } from './repair.ts'
import { refusedOf } from './rich-text.ts'

/** One fault of a record: where it is, what was expected, and what was received. */
export type Flaw = {
  field: string
  expected: string
  received: string
  /** The beginning of the value is kept. */
  isShortened?: true
}

/**
 * The result of parsing a record. Without `record`, the flaws are why it cannot be used; otherwise they were emptied
 * or shortened.
 */
export type Parsed<Value> = { record?: Value; flaws: Flaw[] }

/**
 * Parses one record of the BFF: empty values are removed, a faulty part is emptied or shortened, the rest is refused.
 */
export function parseRecord<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown
): Parsed<z.output<Schema>> {
  const flaws = new Map<string, Flaw>()
  let input = stripEmpty(raw)
  // A change can uncover another fault; the loop ends when a round changes nothing.
  for (;;) {
    const result = schema.safeParse(input)
    if (result.success)
      return { record: result.data, flaws: [...flaws.values(), ...refusedIn(result.data)] }
    const found = result.error.issues
      .flatMap(closestIssues)
      .map(issue => ({ flaw: toFlaw(issue, input), repair: repairOf(schema, issue, input) }))
    const costly = found.filter(({ repair }) => repair === undefined)
    if (costly.length > 0) return { flaws: uniqueFlaws(costly) }
    const isRepaired = found.map(({ repair }) => repair !== undefined && applyRepair(input, repair))
    if (!isRepaired.includes(true)) return { flaws: uniqueFlaws(found) }
    for (const { flaw } of found) if (!flaws.has(flaw.field)) flaws.set(flaw.field, flaw)
    input = stripEmpty(input)
  }
}

/** The first flaw of each field. */
function uniqueFlaws(found: readonly { flaw: Flaw }[]): Flaw[] {
  return [...Map.groupBy(found, ({ flaw }) => flaw.field).values()].flatMap(
    ([first]) => first?.flaw ?? []
  )
}

/** What was removed from the rich texts of a record. */
function refusedIn(record: unknown): Flaw[] {
  if (!isPlainObject(record)) return []
  return Object.entries(record).flatMap(([field, value]) =>
    refusedOf(value).map(({ expected, received }) => ({
      field,
      expected,
      received: show(received)
    }))
  )
}

function toFlaw(issue: z.core.$ZodIssue, input: unknown): Flaw {
  const value = valueAt(input, issue.path)
  const flaw = {
    field: issue.path.map(String).join('.') || '(record)',
    expected: expectation(issue)
  }
  if (issue.code !== 'too_big') return { ...flaw, received: show(value) }
  return { ...flaw, received: sizeOf(value, issue), isShortened: true }
}

/** The size of a list. A text far beyond its limit was cut while it was read, so its full length is unknown. */
function sizeOf(value: unknown, { maximum }: z.core.$ZodIssueTooBig): string {
  return Array.isArray(value) ? `${value.length} items` : `more than ${String(maximum)} letters`
}

/** How many letters of a value a report shows. */
const SHOWN = 80

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const json = JSON.stringify(typeof value === 'string' ? value.slice(0, SHOWN) : value)
  const shown = json.length > SHOWN ? `${json.slice(0, SHOWN - 3).toWellFormed()}…` : json
  return shown.replace(unseen, escaped)
}

/** Characters that are invisible in a report or control a terminal. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

function escaped(letter: string): string {
  const code = letter.codePointAt(0)?.toString(16) ?? ''
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
}
