import {
  type ContentOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  type RecordOf
} from '#contract/endpoints.ts'
import { MAX_RECORDS } from '#contract/limits.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import type { Client } from './client.ts'
import { type CallDetails, BffError } from './errors.ts'
import type { CallFinding } from './finding.ts'
import { losesTooMany, readRecords } from './records.ts'
import { type RequestContext, type Parameters, requestOf } from './request.ts'

/** What a call needs besides its name. */
export type Source = {
  client: Client
  hosts: Record<Endpoint['host'], string>
  fallbacks: 'allow' | 'forbid'
  context: RequestContext
  report: (finding: CallFinding) => void
}

/**
 * The content of a call, parsed by the contract. Single records that cannot be used are left out and reported.
 * @throws BffError when the call failed, or too much of its answer cannot be used
 */
export async function fetchContent<Name extends EndpointName>(
  source: Source,
  name: Name,
  parameters: Parameters = {}
): Promise<ContentOf<Name>> {
  const endpoint: Endpoint = endpoints[name]
  const { asked, items, records, findings, bad } = await fetchRecords(source, name, parameters)
  findings.forEach(source.report)
  if (losesTooMany(endpoint, { bad: bad.length, total: items.length }))
    throw unusableAnswer(asked, { bad, total: items.length })
  return (endpoint.shape === 'list' ? records : records[0]) as ContentOf<Name>
}

/** The records of a call, good and bad, before anything is reported. */
export async function fetchRecords<Name extends EndpointName>(
  source: Source,
  name: Name,
  parameters: Parameters = {}
) {
  const endpoint: Endpoint = endpoints[name]
  const request = requestOf(endpoint, source, parameters)
  const { content, status } = await source.client.get(request)
  const items = itemsOf(endpoint, content)
  if (!items) {
    const reason = `The answer is not a ${endpoint.shape === 'list' ? 'list' : 'record'}.`
    throw new BffError(request, { reason, status })
  }
  if (endpoint.emptyFailure !== undefined && isEmpty(content))
    throw new BffError(request, { reason: endpoint.emptyFailure, status })
  if (items.length > MAX_RECORDS) {
    const reason = `The answer has ${items.length} records, at most ${MAX_RECORDS} are read.`
    throw new BffError(request, { reason, status })
  }
  const { call, tree } = request
  const reading = readRecords(endpoints[name].schema, items, { call, tree })
  const records = reading.records as RecordOf<Name>[]
  return { asked: { ...request, status }, items, ...reading, records }
}

/** The error of a call that was answered, but with too much that cannot be used. */
export function unusableAnswer(
  { status, ...asked }: CallDetails & { status: number },
  { bad, total }: { bad: string[]; total: number }
): BffError {
  const reason = `${bad.length} of ${total} records cannot be used: ${bad.slice(0, 3).join('; ')}`
  return new BffError(asked, { reason, status })
}

/** The records of an answer, or `undefined` when it does not have the shape of the contract. */
function itemsOf({ shape, isListOfOneAllowed }: Endpoint, answer: unknown): unknown[] | undefined {
  if (shape === 'list') return Array.isArray(answer) ? answer : undefined
  const one: unknown = Array.isArray(answer) && isListOfOneAllowed ? answer[0] : answer
  return isPlainObject(one) ? [one] : undefined
}

function isEmpty(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0
}
