/** `TESTS=all` tries every tree, width, name and file; `npm test` tries a part of them, in less than half the time. */
export const isThorough = process.env.TESTS === 'all'

/** What this run tries of a list: all with `TESTS=all`, otherwise each item after `step` others, from the place `from`. */
export function tried<T>(all: readonly T[], step: number, from = 0): T[] {
  return all.filter((_, at) => isThorough || at % step === from % step)
}
