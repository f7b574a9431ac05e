/** The random part of the keys of one draft, in hexadecimal. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export function isNonce(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{18}$/.test(value)
}

/**
 * The idempotency key of a body, as a UUID: one half identifies the draft, the other the content. An equal body has
 * the same key after a reload, in another tab and after an edit that was undone; any other body has another key.
 */
export function keyOf({ nonce, body }: { nonce: string; body: string }): string {
  const hash = digest(body).toString(16).padStart(12, '0')
  const [first, second, third, fourth] = [
    [0, 8],
    [8, 12],
    [12, 15],
    [15, 18]
  ].map(range => nonce.slice(...range))
  return `${first}-${second}-8${third}-8${fourth}-${hash}`
}

/**
 * 48 bits of FNV-1a: `crypto.subtle` is asynchronous, and a collision within a draft of one's own helps no attacker.
 */
function digest(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return BigInt.asUintN(48, hash ^ (hash >> 48n))
}
