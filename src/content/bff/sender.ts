import pLimit from 'p-limit'
import { MAX_REQUESTS_IN_FLIGHT } from '#config/constants.ts'
import type { Clock } from './clock.ts'
import { type CallDetails, BffError, type Failure, PullEnded } from './errors.ts'
import { exchange } from './exchange.ts'
import { refuseOtherOrigins, type Refuse } from './follow.ts'
import { type Attempt, withRetries } from './retry.ts'

/** A call that is sent, again where it fails. */
export type Sent = CallDetails & {
  headers: Record<string, string>
  /** Adds the time-stamp query that the asset host's caches need. */
  isStamped?: boolean
  /** Refuses addresses. Without it, every address of another origin is refused. */
  refuse?: Refuse
}

type Options = {
  timeoutMs: number
  clock: Clock
  fetch: typeof fetch
  log: (message: string) => void
}

/** Sends requests, a limited number at a time, until it is stopped. */
export function createSender({ timeoutMs, clock, fetch, log }: Options) {
  const limit = pLimit(MAX_REQUESTS_IN_FLIGHT)
  const stopped = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  let retries = 0

  async function send<Value>(
    request: Sent,
    etag: string | undefined,
    read: (response: Response, keepAlive: () => void) => Promise<Attempt<Value>>
  ): Promise<Value> {
    const headers = etag ? { ...request.headers, 'if-none-match': etag } : request.headers
    // The limit is inside the retries: a request that waits for its next try gives its place to
    // others.
    const { refuse = refuseOtherOrigins(request.url) } = request
    const attempt = () =>
      limit(() => {
        const url = request.isStamped ? `${request.url}?t=${clock.now()}` : request.url
        const { signal } = stopped
        const running = exchange({ url, headers, timeoutMs, fetch, refuse, read, signal })
        underWay.add(running)
        return running.finally(() => underWay.delete(running))
      })
    const failures: Failure[] = []
    const result = await withRetries(attempt, { clock, onRetry: one => void failures.push(one) })
    retries += failures.length
    if (!result.isDone) throw new BffError(request, result.failure)
    const last = failures.at(-1)
    if (last) log(`${new BffError(request, last).message} A retry was answered.`)
    return result.value
  }

  async function stop(reason = 'The pull has ended, so no more requests are sent.'): Promise<void> {
    stopped.abort(new PullEnded(reason))
    await Promise.all(underWay)
  }

  return { send, stop, retries: () => retries }
}
