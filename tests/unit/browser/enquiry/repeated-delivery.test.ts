import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#browser/enquiry/outbox.ts'
import { repeatedDelivery } from '#browser/enquiry/repeated-delivery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const MINUTE = 60_000

/** A delivery of one enquiry that never arrives, and the times at which it was tried. */
function aDelivery(deliver: () => Promise<void> = () => Promise.resolve()) {
  const start = Date.now()
  const minutes: number[] = []
  const outbox = {
    deliver: () => {
      minutes.push((Date.now() - start) / MINUTE)
      return deliver()
    },
    entries: () => [{}] as Entry[]
  }
  return { minutes, send: repeatedDelivery({ outbox, isOnline: () => true }) }
}

test('a waiting enquiry is tried again after ever longer pauses', async () => {
  const { minutes, send } = aDelivery()
  await send()
  await vi.advanceTimersByTimeAsync(8 * MINUTE)
  expect(minutes).toEqual([0, 0.5, 1.5, 3.5, 7.5])
})

test('a connection that comes and goes starts the pauses anew, once', async () => {
  const { minutes, send } = aDelivery()
  await Promise.all([send(), send(), send()])
  await send()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(minutes).toEqual([0, 0, 0, 0, 0.5, 1.5])
})

test('a browser that refuses to lock an enquiry is asked again later', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { minutes, send } = aDelivery(() => Promise.reject(new Error('No locks.')))
  await send()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(minutes).toEqual([0, 0.5])
  expect(warn).toHaveBeenCalledTimes(2)
})
