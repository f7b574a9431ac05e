import { FIRST_RETRY_DELAY_MS, MAX_RETRIES } from '#config/constants.ts'
import type { Clock } from './clock.ts'
import type { Failure } from './errors.ts'

export type Attempt<Value> = { isDone: true; value: Value } | { isDone: false; failure: Failure }

/** A server that asks for a longer wait is retried after this one, because a build must end. */
const MAX_WAIT_MS = 60_000

/**
 * Repeats an attempt until it succeeds, fails finally or has no retries left. This loop is our own because the
 * waiting times are part of the contract, and tests must check them without waiting.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Attempt<Value>>,
  { clock, onRetry }: { clock: Clock; onRetry: (failure: Failure) => void }
): Promise<Attempt<Value>> {
  for (let retry = 0; ; retry++) {
    const result = await attempt()
    if (result.isDone || result.failure.isFinal || retry === MAX_RETRIES) return result
    onRetry(result.failure)
    await clock.sleep(
      askedWait(result.failure.retryAfter, clock.now()) ?? FIRST_RETRY_DELAY_MS * 2 ** retry
    )
  }
}

/** `Retry-After` is a number of seconds or an HTTP date. */
function askedWait(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_WAIT_MS)
}
