import { hash } from 'node:crypto'

/** JSON that begins with the digest of all that follows it, by which its reader notices a damage. */
export function formatChecked(content: Readonly<Record<string, unknown>>): string {
  const rest = JSON.stringify(content).slice(1)
  return `{"digest":"${hash('sha256', rest)}",${rest}`
}

/**
 * Reads it back. JSON of versions that wrote no digest is taken as it is.
 * @throws when it is cut short or changed
 */
export function parseChecked(text: string): unknown {
  const [start, digest] = /^\{"digest":"([^"]*)",/.exec(text) ?? []
  if (start === undefined) return JSON.parse(text)
  const rest = text.slice(start.length)
  if (hash('sha256', rest) !== digest) throw new Error('It is not as it was written.')
  return JSON.parse(`{${rest}`)
}
