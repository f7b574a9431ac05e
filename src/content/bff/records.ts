import type * as z from 'zod'
import { MAX_BAD_RECORDS, MAX_BAD_SHARE } from '#config/constants.ts'
import type { Endpoint } from '#contract/endpoints.ts'
import { foldId } from '#contract/ids.ts'
import { type Flaw, parseRecord } from '#contract/parse-record.ts'
import { cleanLine } from '#lib/clean-text.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { shorten } from '#lib/typography/shorten.ts'
import {
  type CallFinding,
  describeFlaws,
  leftOut,
  repairFindings,
  secondOf,
  unlistedFinding
} from './finding.ts'

export type Reading<Value> = {
  records: Value[]
  findings: CallFinding[]
  /** Records that cannot be used, each with a description of what is wrong. */
  bad: string[]
}

/** The greatest number of findings about one list: 20,000 records with many flaws each would fill the report. */
const MOST_OF_A_LIST = 10_000

/** How many letters of an invalid id a report shows. */
const SHOWN = 80

type Where = { call: string; tree: string }

/** Parses the records of a list. Invalid records and duplicates of an id are left out and reported. */
export function readRecords<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  where: Where
): Reading<z.output<Schema>> {
  const reading: Reading<z.output<Schema>> = { records: [], findings: [], bad: [] }
  const seen = new Map<string, string>()
  let hidden = 0
  for (const [index, item] of items.entries()) {
    const id = idOf(item)
    const named = {
      ...where,
      record: id === undefined ? `#${index + 1}` : cleanLine(shorten(id, SHOWN))
    }
    const { record, flaws } = parseRecord(schema, item)
    const fold = id === undefined ? undefined : foldId(id)
    const first = fold === undefined ? undefined : seen.get(fold)
    if (record === undefined) {
      reading.bad.push(nameBad(named.record, flaws))
      reading.findings.push(leftOut(named, flaws))
    } else if (first !== undefined) {
      reading.findings.push(secondOf(named, first))
    } else {
      if (fold !== undefined) seen.set(fold, named.record)
      reading.records.push(record)
      const room = Math.max(0, MOST_OF_A_LIST - reading.findings.length)
      reading.findings.push(...repairFindings(named, flaws.slice(0, room)))
      hidden += Math.max(0, flaws.length - room)
    }
  }
  if (hidden > 0) reading.findings.push(unlistedFinding({ ...where, record: '(others)' }, hidden))
  return reading
}

/** Whether a list has lost so many records that its call counts as failed. */
export function losesTooMany(
  { onFailure, isStrict }: Pick<Endpoint, 'onFailure' | 'isStrict'>,
  { bad, total }: { bad: number; total: number }
): boolean {
  if (bad === 0) return false
  if (bad === total || isStrict) return true
  return onFailure === 'stop' && bad > MAX_BAD_RECORDS && bad > total * MAX_BAD_SHARE
}

/** The id of a record as the site uses it; sections of the time line have it under another name. */
function idOf(item: unknown): string | undefined {
  const id = isPlainObject(item) ? (item.id ?? item.sectionId) : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : undefined
}

function nameBad(record: string, flaws: readonly Flaw[]): string {
  return `record ${record}: ${describeFlaws(flaws)}`
}
