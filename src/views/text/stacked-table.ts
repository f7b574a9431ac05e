import { type RichElement, type RichText, wordsOf } from '#lib/rich-nodes.ts'

/** With fewer columns, a table fits a phone. */
const FEWEST_COLUMNS = 4

/** As many letters fit beside each other on a phone, with the spaces between four columns. */
const LETTERS_OF_A_LINE = 34

/**
 * A table of four columns or more as it can be shown on a phone: each row as an entry whose cells name their columns.
 * A table with merged cells, or without one row of headings, stays as it is and scrolls; one of figures that fits a
 * phone stays as it is too, so that they can be compared.
 */
export function stackedTable(table: RichElement): RichElement {
  const [head, ...others] = rowsOf(table)
  const labels = head?.children.filter(isElement).map(({ children }) => wordsOf(children)) ?? []
  const isPlain =
    labels.length >= FEWEST_COLUMNS &&
    partsOf(table, 'thead').flatMap(rowsOf).length === 1 &&
    [...(head ? [head] : []), ...others].every(row => hasCells(row, labels.length))
  if (!isPlain || isNarrow(head, others)) return table
  return {
    ...table,
    attributes: { ...table.attributes, 'data-stack': '' },
    children: table.children.map(part =>
      isElement(part) && part.tag === 'tbody' ? withLabels(part, labels) : part
    )
  }
}

/** Has only figures after the first column, and the longest words of its columns fit a phone. */
function isNarrow(head: RichElement | undefined, rows: readonly RichElement[]): boolean {
  const texts = rows.map(textsOf)
  if (texts.some(([, ...figures]) => figures.some(figure => /\p{L}/u.test(figure)))) return false
  const lines = [head ? textsOf(head) : [], ...texts]
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map(line => longestOf(line[column] ?? '')))
  )
  return (widths ?? []).reduce((sum, width) => sum + width, 0) <= LETTERS_OF_A_LINE
}

const textsOf = ({ children }: RichElement): string[] =>
  children.filter(isElement).map(cell => wordsOf(cell.children))

/** The letters of the longest word. A figure stays with its unit, and a Chinese sign is as wide as two letters. */
const longestOf = (text: string) =>
  Math.max(...text.split(/[ \t\n]+/).map(word => word.replace(/\p{Script=Han}/gu, '..').length))

const isElement = (node: RichText[number]): node is RichElement => typeof node === 'object'

const partsOf = ({ children }: RichElement, tag: string) =>
  children.filter(isElement).filter(child => child.tag === tag)

const rowsOf = (element: RichElement): RichElement[] =>
  element.children.filter(isElement).flatMap(child => (child.tag === 'tr' ? child : rowsOf(child)))

function hasCells({ children }: RichElement, count: number): boolean {
  const cells = children.filter(isElement)
  const isMerged = ({ attributes }: RichElement) => attributes.colspan ?? attributes.rowspan
  return cells.length === count && !cells.some(isMerged)
}

const withLabels = (body: RichElement, labels: readonly string[]): RichElement => ({
  ...body,
  children: body.children.map(row =>
    isElement(row) ? { ...row, children: labelled(row.children, labels) } : row
  )
})

/** The first cell is the name of its row and needs no label. */
function labelled(cells: RichText, labels: readonly string[]): RichText {
  const elements = cells.filter(isElement)
  return cells.map(cell => {
    const at = isElement(cell) ? elements.indexOf(cell) : 0
    if (!isElement(cell) || at === 0) return cell
    return { ...cell, attributes: { ...cell.attributes, 'data-label': labels[at] ?? '' } }
  })
}
