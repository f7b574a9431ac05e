import type { Flaw } from '#contract/parse-record.ts'
import type { BffError } from './errors.ts'

/** A problem that the publication report must name: what a call did not bring, and what the site does about it. */
export type CallFinding = {
  /**
   * `default`: built-in content replaces a failed or empty call; `record`: a record was left out;
   * `value`: a value of a kept record was emptied; `shortened`: the beginning of a value was kept;
   * `duplicate`: a second record with the same id was left out.
   */
  kind: 'default' | 'record' | 'value' | 'shortened' | 'duplicate'
  /** The prefix of the tree, or `site` for the country list. */
  tree: string
  /** The call as the contract writes it, `GET /localProduct`. */
  call: string
  /** Its id, or its place in the answer; `(all)` when the whole answer cannot be used. */
  record: string
  /** The path of the value in the record; `(record)` for the whole record. */
  field: string
  expected: string
  received: string
  /** One sentence for a person: which thing, what is wrong, and what was done. */
  message: string
}

type Where = { call: string; tree: string; record: string }

export function leftOut(where: Where, flaws: readonly Flaw[]): CallFinding {
  const message = `${name(where)} was left out: ${describeFlaws(flaws)}.`
  return { kind: 'record', ...where, ...placeOf(flaws[0]), message }
}

/** A record with more flaws has another kind of problem; beyond this only their number is reported. */
const MOST_OF_A_RECORD = 1000

export function repairFindings(where: Where, flaws: readonly Flaw[]): CallFinding[] {
  const listed = flaws.slice(0, MOST_OF_A_RECORD).map(flaw => repairFinding(where, flaw))
  const more = flaws.length - listed.length
  return more === 0 ? listed : [...listed, unlistedFinding(where, more)]
}

/** States how many further flaws a record has that are not listed one by one. */
export function unlistedFinding(where: Where, more: number): CallFinding {
  const message = `${name(where)} was kept without ${more} more values.`
  const rest = { field: '(others)', expected: 'fewer flaws', received: String(more) }
  return { kind: 'value', ...where, ...rest, message }
}

export function repairFinding(where: Where, flaw: Flaw): CallFinding {
  const [kind, what] = flaw.isShortened
    ? (['shortened', 'with the beginning of a value'] as const)
    : (['value', 'without a value'] as const)
  const message = `${name(where)} was kept ${what}: ${describeFlaw(flaw)}.`
  return { kind, ...where, ...placeOf(flaw), message }
}

export function secondOf(where: Where, first: string): CallFinding {
  return {
    kind: 'duplicate',
    ...where,
    field: 'id',
    expected: 'an id of its own',
    received: where.record,
    message: `${name(where)} was left out: its id is that of record ${first}, which was kept.`
  }
}

export function stoodIn({ asked, reason, message }: BffError): CallFinding {
  const { call, tree } = asked
  return {
    kind: 'default',
    call,
    tree,
    record: '(all)',
    field: '(record)',
    expected: 'an answer that can be used',
    received: reason,
    message: `Built-in content is used: ${message}`
  }
}

/** A record can have a thousand flaws; the message names the first few. */
const MOST_OF_A_MESSAGE = 5

export function describeFlaws(flaws: readonly Flaw[]): string {
  const listed = flaws.slice(0, MOST_OF_A_MESSAGE).map(describeFlaw).join('; ')
  return flaws.length > MOST_OF_A_MESSAGE
    ? `${listed}; and ${flaws.length - MOST_OF_A_MESSAGE} more`
    : listed
}

const unknown: Flaw = { field: '(record)', expected: 'a record', received: 'another' }

function placeOf({ field, expected, received }: Flaw = unknown) {
  return { field, expected, received }
}

function describeFlaw({ field, expected, received }: Flaw): string {
  return `${field}: expected ${expected}, received ${received}`
}

function name({ call, tree, record }: Where): string {
  return `${call} (tree ${tree}): record ${record}`
}
