import { type LongestText, longestOfAll } from '#contract/longest-text.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'
import { createStringCutter } from './cut-strings.ts'
import type { BodyLimits } from './file-limits.ts'
import type { Attempt } from './retry.ts'
import { createShapeMeter } from './shape-meter.ts'

export type Watch = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
type Reading = {
  limits: BodyLimits
  longest?: LongestText
  watch: Watch
  /** Called with the number of letters to keep; answers whether the memory for all bodies has room for them. */
  hold?: (letters: number) => boolean
}

/**
 * Reads the body of an answer with a good status. It can still be wrong in five ways:
 * it breaks off (the reader throws): a network error, so the call is retried;
 * it is empty or does not parse, because it was cut or read while it was written: the call is retried;
 * it is HTML, a login or error page of a proxy: final;
 * it is larger than the limit, or has more levels or values than it: final. `watch` counts its chunks. Texts are cut at the limit of their kind while they
 * are read.
 */
export async function readBody(
  response: Response,
  { limits, longest = longestOfAll, watch, hold = () => true }: Reading
): Promise<Attempt<string>> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > limits.bytes) {
    await response.body?.cancel()
    return oversized(response.status, limits.bytes)
  }
  // One letter more than the limit, so that the contract still sees that the text was too long and
  // reports it.
  const meter = createShapeMeter()
  let fault: string | undefined
  const cut = createStringCutter(
    key => longest(key) + 1,
    rest => (fault ??= meter(rest))
  )
  const decoder = new TextDecoder('utf-8')
  let text = ''
  for await (const chunk of response.body ? watch(response.body) : []) {
    const before = text.length
    for (const kept of cut(chunk)) text += decoder.decode(kept, { stream: true })
    if (text.length > limits.kept) return oversized(response.status, limits.kept)
    if (!hold(text.length - before)) return refused(response.status, together(limits.kept))
    if (fault !== undefined) return refused(response.status, fault)
  }
  return { isDone: true, value: text + decoder.decode() }
}

function oversized(status: number, limit: number): Attempt<never> {
  return refused(status, `The body is larger than ${limit / 1024 / 1024} MB.`)
}

function together(limit: number): string {
  return `The bodies that arrive at once are larger than ${limit / 1024 / 1024} MB.`
}

function refused(status: number, reason: string): Attempt<never> {
  return { isDone: false, failure: { reason, status, isFinal: true } }
}

/** Parses the content of a body and unwraps `{ "data": … }`. */
export function parseBody(
  body: string,
  { parse, status }: { parse: (source: string) => unknown; status: number }
): Attempt<unknown> {
  try {
    return { isDone: true, value: unwrap(parse(body)) }
  } catch (cause) {
    return { isDone: false, failure: { ...faultOf(body.trim(), cause), status, cause } }
  }
}

function faultOf(body: string, cause: unknown): { reason: string; isFinal: boolean } {
  if (body === '') return { reason: 'The body is empty.', isFinal: false }
  if (body.startsWith('<')) return { reason: 'The body is HTML instead of data.', isFinal: true }
  // JSON.parse names the letter it stopped at; other parsers name the formats they can read.
  const hint = cause instanceof Error && !(cause instanceof SyntaxError) ? ` ${cause.message}` : ''
  return { reason: `The body is cut or malformed.${hint}`, isFinal: false }
}

function unwrap(content: unknown): unknown {
  const data = isPlainObject(content) ? content.data : undefined
  return typeof data === 'object' && data !== null ? data : content
}
