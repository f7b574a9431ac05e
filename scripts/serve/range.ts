/** A part of a file, both ends included. */
type Range = { start: number; end: number }

/**
 * Reads a `Range` header: `unsatisfiable` if it starts beyond the end of the file; `undefined`, which means the whole
 * file, for several ranges and for anything unreadable.
 */
export function readRange(
  header: string | undefined,
  size: number
): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined

  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
