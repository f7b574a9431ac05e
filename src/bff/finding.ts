import type { Flaw } from '#contract/parse-record.ts'
import type { BffError } from './errors.ts'

/** Something that a publication must not keep to itself: what a call did not bring, and what was done about it. */
export type CallFinding = {
  /**
   * `default`: built-in content stands in for a failed or empty call; `record`: a record was left out;
   * `value`: a value of a kept record was emptied; `duplicate`: a second record with the same id was left out.
   */
  kind: 'default' | 'record' | 'value' | 'duplicate'
  /** The prefix of the tree, or `site` for the country list. */
  tree: string
  /** The call as the contract writes it, `GET /localProduct`. */
  call: string
  record?: string
  field?: string
  expected?: string
  received?: string
  /** One sentence for a person: which thing, what is wrong, what was done. */
  message: string
}

type Where = { call: string; tree: string; record: string }

export function leftOut(where: Where, flaws: readonly Flaw[]): CallFinding {
  const words = flaws.map(describeFlaw).join('; ')
  return {
    kind: 'record',
    ...where,
    ...flaws[0],
    message: `${name(where)} was left out: ${words}.`
  }
}

export function emptied(where: Where, flaw: Flaw): CallFinding {
  return {
    kind: 'value',
    ...where,
    ...flaw,
    message: `${name(where)} was kept without a value: ${describeFlaw(flaw)}.`
  }
}

export function secondOf(where: Where): CallFinding {
  return {
    kind: 'duplicate',
    ...where,
    message: `${name(where)} is there twice: the first was kept, this one left out.`
  }
}

export function stoodIn({ asked, message }: BffError): CallFinding {
  const { call, tree } = asked
  return { kind: 'default', call, tree, message: `The built-in content stands in: ${message}` }
}

export function describeFlaw({ field, expected, received }: Flaw): string {
  return `${field}: expected ${expected}, received ${received}`
}

function name({ call, tree, record }: Where): string {
  return `${call} (tree ${tree}): record ${record}`
}
