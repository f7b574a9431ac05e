import { STATUS_CODES } from 'node:http'
import { failureOfStatus, NETWORK_FAILURE } from '#lib/error-catalogue.ts'

/** What was requested, for messages and reports. */
export type CallDetails = {
  /** The call with its parameters: `GET /localProduct/product/4101`. */
  call: string
  /** The same call as the contract writes it: `/localProduct/product/{id}`. */
  pattern: string
  /** The prefix of the tree, or `site`. */
  tree: string
  /** Without the time-stamp, so that messages of two builds can be compared. */
  url: string
  /** The message that the specification gives for the failure of this call; it precedes the error's own message. */
  failure?: string
}

/** Why a call has no usable answer. `isFinal`: a retry would fail in the same way. */
export type Failure = {
  reason: string
  status?: number
  isFinal: boolean
  /** The `Retry-After` header, unparsed. */
  retryAfter?: string
  cause?: unknown
}

/** A call without a usable answer, after all retries. */
export class BffError extends Error {
  override readonly name = 'BffError'
  readonly asked: CallDetails
  readonly status: number | undefined
  /** The message without the call. */
  readonly reason: string

  constructor(asked: CallDetails, { reason, status, cause }: Omit<Failure, 'isFinal'>) {
    const words = [asked.failure, reason].filter(Boolean).join(': ')
    const suffix = status === undefined ? '' : ` (HTTP ${status})`
    const { url, pattern, tree } = asked
    super(`GET ${url} (call ${pattern}, tree ${tree}) failed: ${words}${suffix}`, { cause })
    this.reason = reason + suffix
    this.asked = asked
    this.status = status
  }
}

/** An error that every retry would meet again; its message is the reason. */
export class FinalError extends Error {
  override readonly name = 'FinalError'
}

/** The pull has ended before this call was answered, so its content does not count as missing. */
export class PullEnded extends FinalError {}

/** HTTP/2 sends no status text, so Node's table is used. */
export function reasonOfStatus(status: number, statusText: string): string {
  return failureOfStatus(status, statusText || (STATUS_CODES[status] ?? ''))
}

export function networkFailure(cause: unknown): Failure {
  if (cause instanceof FinalError) return { reason: cause.message, isFinal: true, cause }
  const detail = rootMessage(cause)
  const reason = detail ? `${NETWORK_FAILURE} (${detail})` : NETWORK_FAILURE
  return { reason, isFinal: false, cause }
}

/** `fetch` wraps the cause ("fetch failed"); the innermost error names it. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return error.cause instanceof Error ? rootMessage(error.cause) : error.message
}
