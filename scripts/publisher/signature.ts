import { createHmac, timingSafeEqual } from 'node:crypto'
import { openSeen } from './seen-ids.ts'

/** A message as the Standard Webhooks specification signs it: https://www.standardwebhooks.com */
export type SignedMessage = { id: string; timestamp: string; signature: string; body: string }

export type Refusal =
  'unsigned' | 'of another time' | 'wrong signature' | 'seen before' | 'older than the record'

/** `repeated`: it was accepted before, and its sender, who missed the answer, has signed it for another time. */
export type Verdict = 'accepted' | 'repeated' | Refusal

/** The largest accepted difference between the clocks of sender and receiver. */
const TOLERANCE_S = 300

/** `memory`: the file with the ids of accepted messages, for the time after a restart. */
type Options = { memory: string; now?: () => number }

/**
 * Verifies messages signed with `secret`. Each message is accepted once: its id is remembered as long as its timestamp
 * is valid, also by the next process. A recorded message is refused when it is sent again; one that its sender has signed
 * for another time starts nothing.
 */
export function createJudge(secret: string, { memory, now = Date.now }: Options) {
  const seen = openSeen(memory, now() / 1000)

  return function verdictOn({ id, timestamp, signature, body }: SignedMessage): Verdict {
    if (!id || !/^\d{1,12}$/.test(timestamp) || !signature) return 'unsigned'
    const seconds = now() / 1000
    if (Math.abs(seconds - Number(timestamp)) > TOLERANCE_S) return 'of another time'
    const expected = sign(secret, { id, timestamp, body })
    if (!signature.split(' ').some(one => isEqual(one, expected))) return 'wrong signature'
    const sending = `${id} ${timestamp}`
    if (seen.has(sending)) return 'seen before'
    const isRepeated = seen.has(id)
    if (!isRepeated && seen.isUnknown(Number(timestamp))) return 'older than the record'
    seen.add([id, sending], { seconds, kept: 2 * TOLERANCE_S })
    return isRepeated ? 'repeated' : 'accepted'
  }
}

/** `v1,` and the HMAC-SHA256 of id, timestamp and body, as base64. `secret` is a text, or `whsec_` and base64. */
export function sign(
  secret: string,
  { id, timestamp, body }: Omit<SignedMessage, 'signature'>
): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret
  const code = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return `v1,${code}`
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
