import { MAX_DEPTH } from '#contract/limits.ts'
import { isDeeperThan } from '#lib/depth.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import type { Attempt } from './retry.ts'

/** A whole catalogue of the largest country is a tenth of this; more is a fault, and would fill the memory. */
const MAX_BODY_BYTES = 32 * 1024 * 1024

/**
 * What a body with a good status can still get wrong, in this one place:
 * it breaks off (the reader throws): a network error, asked again;
 * it is empty or does not parse: it was cut on its way, or written while it was read; asked again;
 * it is HTML: a login or error page of something in between, final;
 * it is larger than the limit: final.
 */
export async function readBody(response: Response): Promise<Attempt<string>> {
  const chunks: Uint8Array[] = []
  let size = Number(response.headers.get('content-length') ?? 0)
  if (size > MAX_BODY_BYTES) {
    await response.body?.cancel()
    return oversized(response.status)
  }
  size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return oversized(response.status)
    chunks.push(chunk)
  }
  return { isDone: true, value: Buffer.concat(chunks).toString('utf8') }
}

function oversized(status: number): Attempt<never> {
  const reason = `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB.`
  return { isDone: false, failure: { reason, status, isFinal: true } }
}

/** The content of a body, out of `{ "data": … }` where it is wrapped. */
export function parseBody(
  body: string,
  { parse, status }: { parse: (source: string) => unknown; status: number }
): Attempt<unknown> {
  try {
    const content = parse(body)
    if (isDeeperThan(content, MAX_DEPTH)) return nestedTooDeep(status)
    return { isDone: true, value: unwrap(content) }
  } catch (cause) {
    return { isDone: false, failure: { ...faultOf(body.trim()), status, cause } }
  }
}

function nestedTooDeep(status: number): Attempt<never> {
  const reason = `The body is nested deeper than ${MAX_DEPTH} levels.`
  return { isDone: false, failure: { reason, status, isFinal: true } }
}

function faultOf(body: string): { reason: string; isFinal: boolean } {
  if (body === '') return { reason: 'The body is empty.', isFinal: false }
  if (body.startsWith('<')) return { reason: 'The body is HTML instead of data.', isFinal: true }
  return { reason: 'The body is cut or malformed.', isFinal: false }
}

function unwrap(content: unknown): unknown {
  const data = isPlainObject(content) ? content.data : undefined
  return typeof data === 'object' && data !== null ? data : content
}
