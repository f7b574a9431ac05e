import { hash } from 'node:crypto'

/** JSON that begins with the digest of the rest, so that its reader notices damage. */
export function formatChecked(content: Readonly<Record<string, unknown>>): string {
  const rest = JSON.stringify(content).slice(1)
  return `{"digest":"${hash('sha256', rest)}",${rest}`
}

const START = /^\{"digest":"([^"]*)",/

/** Whether the bytes of such a file are as they were written; reading their content takes ten times as long. */
export function isChecked(bytes: Buffer): boolean {
  const [start = '', digest] = START.exec(bytes.toString('latin1', 0, 100)) ?? []
  return hash('sha256', bytes.subarray(start.length)) === digest
}

/**
 * Reads it back. JSON of versions that wrote no digest is taken as it is.
 * @throws when it is cut short or changed
 */
export function parseChecked(text: string): unknown {
  const [start, digest] = START.exec(text) ?? []
  if (start === undefined) return JSON.parse(text)
  const rest = text.slice(start.length)
  if (hash('sha256', rest) !== digest) throw new Error('It is not as it was written.')
  return JSON.parse(`{${rest}`)
}
