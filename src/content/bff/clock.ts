import { setTimeout } from 'node:timers/promises'

/** Time as the client sees it. Tests pass their own clock, so that waiting takes no time and can be inspected. */
export type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: milliseconds => setTimeout(milliseconds)
}
