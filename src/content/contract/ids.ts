import { MAX_ID_BYTES, MAX_ID_LETTERS } from './limits.ts'

/** The description of an id in reports. */
export const idExpectation = `an id of letters, digits, _ and -, at most ${MAX_ID_LETTERS}, that is no reserved word`

/** Letters of some scripts carry marks (Devanagari, Thai, Arabic); invisible marks are excluded. */
const pattern = /^(?!\p{M})[[\p{L}\p{M}\p{Nd}_\-]--\p{Default_Ignorable_Code_Point}]+$/v

/** Hosts treat `index` and `404` as pages of their own; Windows treats the others as devices, with any extension. */
const reserved = /^(index|404|500|con|prn|aux|nul|com\d|lpt\d)$/

/** Whether a text can be a path segment and part of a file name, on every host and disk. */
export function isId(value: string): boolean {
  if (Array.from(value.slice(0, 2 * MAX_ID_LETTERS + 1)).length > MAX_ID_LETTERS) return false
  if (!pattern.test(value) || reserved.test(foldId(value))) return false
  return new TextEncoder().encode(value).length <= MAX_ID_BYTES
}

/** Two ids with the same folded form are one file on some disks, and look like one word. */
export function foldId(id: string): string {
  return id.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

export function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id)
}
