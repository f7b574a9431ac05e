import { API_TIMEOUT_MS } from '#config/constants.ts'
import { failureOfStatus, NETWORK_FAILURE } from '#lib/error-catalogue.ts'
import { isPlainObject } from '#lib/is-plain-object.ts'

/** An enquiry as it is sent. `path` is that of its call, without the BFF's address, which may have changed by then. */
export type Posted = { path: string; headers: Record<string, string>; body: string; key: string }

/** `late`: a waiting enquiry was tried for as long as that is allowed. */
export type Failure = 'denied' | 'server' | 'timeout' | 'network' | 'late'
/** The result of sending. `isFinal`: sending the same again would fail in the same way. */
export type Outcome =
  | { is: 'sent' }
  | { is: 'refused'; errors: Record<string, string> }
  | { is: 'failed'; why: Failure; isFinal: boolean }

type Options = {
  bffUrl: string
  fetch?: typeof fetch
  timeoutMs?: number
  log?: (message: string) => void
}

/** Sends an enquiry to the BFF, once. People see the outcome; the console gets the message of the error catalogue. */
export async function post(
  { path, headers, body, key }: Posted,
  { bffUrl, fetch = globalThis.fetch, timeoutMs = API_TIMEOUT_MS, log = console.error }: Options
): Promise<Outcome> {
  try {
    const response = await fetch(bffUrl + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(timeoutMs)
    })
    const outcome = await readAnswer(response)
    if (outcome.is === 'failed') log(failureOfStatus(response.status, response.statusText))
    return outcome
  } catch (error) {
    log(NETWORK_FAILURE)
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { is: 'failed', why: isLate ? 'timeout' : 'network', isFinal: false }
  }
}

async function readAnswer(response: Response): Promise<Outcome> {
  const { ok, status, headers } = response
  // Answers are JSON. An HTML page comes from the sign-in page of a network, and an empty answer with status 200 from
  // something else than the BFF; in both cases the enquiry did not arrive.
  const isOfBff = !headers.get('content-type')?.includes('text/html')
  if (ok && isOfBff && (status !== 200 || (await response.text()) !== '')) return { is: 'sent' }
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  if (isFinal) {
    const errors = errorsIn(await response.json().catch(() => undefined))
    if (errors) return { is: 'refused', errors }
  }
  return { is: 'failed', why: status === 403 ? 'denied' : 'server', isFinal }
}

/** The BFF's messages for fields, in the visitor's language. */
function errorsIn(answer: unknown): Record<string, string> | undefined {
  if (!isPlainObject(answer) || !isPlainObject(answer.errors)) return undefined
  const texts = Object.entries(answer.errors).map(([field, text]) => [field, String(text)] as const)
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
