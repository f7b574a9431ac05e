import { MAX_ID_BYTES, MAX_ID_LETTERS } from './limits.ts'

/** What an id is, in the words of a report. */
export const idExpectation = `an id of letters, digits, _ and -, at most ${MAX_ID_LETTERS}, that is no reserved word`

/** Letters of some scripts carry marks (Devanagari, Thai, Arabic), but none that nobody sees. */
const pattern = /^(?!\p{M})[[\p{L}\p{M}\p{Nd}_\-]--\p{Default_Ignorable_Code_Point}]+$/v

/** A host reads `index` and `404` as pages of its own; Windows reads the others as devices, whatever their ending. */
const reserved = /^(index|404|500|con|prn|aux|nul|com\d|lpt\d)$/

/** Whether a text can be a segment of an address and part of a file name, on every host and disk. */
export function isId(value: string): boolean {
  if (Array.from(value.slice(0, 2 * MAX_ID_LETTERS + 1)).length > MAX_ID_LETTERS) return false
  if (!pattern.test(value) || reserved.test(foldId(value))) return false
  return new TextEncoder().encode(value).length <= MAX_ID_BYTES
}

/** Two ids with one fold are one file on some disks, and one word to a reader. */
export function foldId(id: string): string {
  return id.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
