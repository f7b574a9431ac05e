/** Excel needs it to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet may run a cell that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u

/**
 * Rows as a file of RFC 4180: every cell in quotes, lines end in CRLF. Content is not trusted: a cell that a
 * spreadsheet could run as a formula begins with an apostrophe, which spreadsheets hide.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(cells => cells.map(quoted).join(','))
  return BYTE_ORDER_MARK + lines.map(line => `${line}\r\n`).join('')
}

function quoted(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
