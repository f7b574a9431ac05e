/** What Excel needs to read UTF-8 as such. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet takes a cell that starts with one of these for a formula and may run it. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u

/**
 * Rows as a file of RFC 4180: every cell in quotes, lines that end in CRLF. Content is not ours to trust, so what a
 * spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets hide.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(cells => cells.map(quoted).join(','))
  return BYTE_ORDER_MARK + lines.map(line => `${line}\r\n`).join('')
}

function quoted(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
