import type { Outbox } from './outbox.ts'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 600_000

type Ports = { outbox: Pick<Outbox, 'deliver' | 'entries'>; isOnline: () => boolean }

/**
 * A function that sends the waiting enquiries now and, while any waits, after ever longer pauses. However often it is
 * called, there is one next time.
 */
export function repeatedDelivery({ outbox, isOnline }: Ports): () => Promise<void> {
  let pause = FIRST_PAUSE_MS
  let next: ReturnType<typeof setTimeout> | undefined

  async function deliver(): Promise<void> {
    clearTimeout(next)
    if (!isOnline()) return
    try {
      await outbox.deliver()
    } catch (error) {
      // The browser may refuse the lock of an enquiry.
      console.warn('Enquiries that wait could not be sent now.', error)
    }
    if (outbox.entries().every(({ stuck }) => stuck)) return
    // Another call may have chosen a time meanwhile.
    clearTimeout(next)
    next = setTimeout(() => void deliver(), pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  }

  return () => {
    pause = FIRST_PAUSE_MS
    return deliver()
  }
}
