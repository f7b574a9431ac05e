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

/** Cells in quotes, up to the end of the line. */
const LINE = /"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n/g

/** The header of a file that `csvOf` wrote, and those of its lines that begin with one of these cells. */
export function linesOf(csv: string, cells: readonly string[]): string {
  const wanted = new Set(cells.map(quoted))
  const [header = '', ...lines] = csv.match(LINE) ?? []
  const kept = lines.filter(line => wanted.has(line.slice(0, line.indexOf('","') + 1)))
  return BYTE_ORDER_MARK + header + kept.join('')
}

/** The rows of a file that `csvOf` wrote, as they were given to it. */
export function rowsOf(csv: string): string[][] {
  return (csv.match(LINE) ?? []).map(line =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => read(cell))
  )
}

/** The apostrophe before a formula is written anew. */
function read(quoted: string): string {
  const text = quoted.replaceAll('""', '"')
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
