import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNonce, keyOf } from '#browser/enquiry/key.ts'

describe('an idempotency key', () => {
  test('is a UUID', () => {
    const key = keyOf({ nonce: createNonce(), body: '{"email":"ana@farm.example"}' })
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  })

  test('belongs to one body', () => {
    const nonce = createNonce()
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const isSameKey = keyOf({ nonce, body: one }) === keyOf({ nonce, body: other })
        return isSameKey === (one === other)
      })
    )
  })

  test('is another one in another draft, so that the same words can be sent again on another day', () => {
    const keys = Array.from({ length: 1000 }, () => keyOf({ nonce: createNonce(), body: 'same' }))
    expect(new Set(keys).size).toBe(1000)
  })
})
