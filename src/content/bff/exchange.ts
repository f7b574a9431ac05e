import { type Failure, networkFailure, reasonOfStatus } from './errors.ts'
import { fetchAllowed, type Refuse } from './follow.ts'
import type { Attempt } from './retry.ts'

export type Exchange<Value> = {
  url: string
  headers: Record<string, string>
  timeoutMs: number
  fetch: typeof fetch
  /** Refuses addresses, those of redirects included. */
  refuse: Refuse
  /** Aborts the exchange; the reason of the signal is reported. */
  signal: AbortSignal
  /** Reads the body; an error that it throws counts as a network error. `keepAlive` restarts the time-out. */
  read: (response: Response, keepAlive: () => void) => Promise<Attempt<Value>>
}

/** One request and its answer, body included, within the time-out. Never throws. */
export async function exchange<Value>(options: Exchange<Value>): Promise<Attempt<Value>> {
  const { url, headers, timeoutMs, fetch, refuse, signal, read } = options
  const abort = new AbortController()
  const timer = setTimeout(
    () => abort.abort(new Error(`no complete answer within ${timeoutMs} ms`)),
    timeoutMs
  )
  try {
    const response = await fetchAllowed(url, {
      fetch,
      refuse,
      init: { headers, signal: AbortSignal.any([abort.signal, signal]) }
    })
    if (response.ok || response.status === 304) return await read(response, () => timer.refresh())
    await response.body?.cancel()
    return { isDone: false, failure: statusFailure(response) }
  } catch (error) {
    return { isDone: false, failure: networkFailure(signal.aborted ? signal.reason : error) }
  } finally {
    clearTimeout(timer)
  }
}

function statusFailure({ status, statusText, headers }: Response): Failure {
  return {
    reason: reasonOfStatus(status, statusText),
    status,
    isFinal: status < 500 && status !== 408 && status !== 429,
    retryAfter: headers.get('retry-after') ?? undefined
  }
}
