import { setTimeout } from 'node:timers/promises'

/** Time as the client sees it. Tests pass their own, so that waiting costs nothing and can be looked at. */
export type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: milliseconds => setTimeout(milliseconds)
}
