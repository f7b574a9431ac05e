import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { stripEmpty } from '#lib/strip-empty.ts'
import { valueAt, withoutPaths } from '#lib/without-paths.ts'
import { expectation, pathToEmpty } from './tolerated.ts'

/** One thing that is wrong with a record: where, what was expected, and what came. */
export type Flaw = { field: string; expected: string; received: string }

/** `record` is missing when it cannot be used; the flaws of a usable record were emptied. */
export type Parsed<Value> = { record?: Value; flaws: Flaw[] }

/** Parses one record of the BFF: empties are stripped, tolerated faults mended, everything else refused. */
export function parseRecord<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown
): Parsed<z.output<Schema>> {
  const flaws: Flaw[] = []
  let input = stripEmpty(raw)
  // A mended value can uncover a fault behind it; a round that mends nothing ends the search.
  for (;;) {
    const result = schema.safeParse(input)
    if (result.success) return { record: result.data, flaws }
    const { issues } = result.error
    for (const issue of issues) flaws.push(toFlaw(issue, input))
    const paths = issues.map(pathToEmpty).filter(path => path !== undefined)
    if (paths.length < issues.length) return { flaws }
    const mended = stripEmpty(withoutPaths(input, paths))
    if (isDeepStrictEqual(mended, input)) return { flaws }
    input = mended
  }
}

function toFlaw(issue: z.core.$ZodIssue, input: unknown): Flaw {
  return {
    field: issue.path.map(String).join('.') || '(record)',
    expected: expectation(issue),
    received: show(valueAt(input, issue.path))
  }
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const json = JSON.stringify(value)
  return json.length > 80 ? `${json.slice(0, 77)}…` : json
}
