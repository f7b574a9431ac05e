import type { Clock } from '#bff/clock.ts'

/** A clock that advances only when something waits, and records each wait. */
export function aClock(start = Date.parse('2026-11-20T10:00:00Z')): Clock & { waits: number[] } {
  const waits: number[] = []
  let now = start
  return {
    waits,
    now: () => now,
    sleep: milliseconds => {
      waits.push(milliseconds)
      now += milliseconds
      return Promise.resolve()
    }
  }
}
