/** `TESTS=all` tries every tree, width, name and file; `npm test` tries a part of them. */
export const isThorough = process.env.TESTS === 'all'

/** What this run tries of a list: all with `TESTS=all`, otherwise every `step`th item from the place `from`. */
export function tried<T>(all: readonly T[], step: number, from = 0): T[] {
  return all.filter((_, at) => isThorough || at % step === from % step)
}
