import { type RichElement, type RichNode, type RichText, wordsOf } from '#lib/rich-nodes.ts'

const FIGURE = /^[\d\s.,:+\-–−±<>≤≥%]*\d[\d\s.,:+\-–−±<>≤≥%]*$/

/**
 * A table whose columns of figures are marked, head and all, so that figures of one place stand under each other. The
 * first column has the names of the rows, and merged cells have no column.
 */
export function markFigureColumns(table: RichElement): RichElement {
  const rows = rowsOf(table).map(cellsOf)
  const isMerged = rows.flat().some(({ attributes }) => attributes.colspan ?? attributes.rowspan)
  const isFigures = (column: number) => {
    const cells = rows.flatMap(cells => cells.at(column) ?? []).filter(({ tag }) => tag === 'td')
    return cells.length > 0 && cells.every(({ children }) => FIGURE.test(wordsOf(children).trim()))
  }
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = new Set(
    Array.from({ length: width }, (_, column) => column).filter(
      column => column && isFigures(column)
    )
  )
  if (isMerged || columns.size === 0) return table
  return { ...table, children: marked(table.children, columns) }
}

function marked(nodes: RichText, columns: ReadonlySet<number>): RichText {
  return nodes.map(node => {
    if (!isElement(node)) return node
    if (node.tag !== 'tr') return { ...node, children: marked(node.children, columns) }
    const cells = cellsOf(node)
    return {
      ...node,
      children: node.children.map(cell =>
        isElement(cell) && columns.has(cells.indexOf(cell))
          ? { ...cell, attributes: { ...cell.attributes, 'data-figures': '' } }
          : cell
      )
    }
  })
}

const isElement = (node: RichNode): node is RichElement => typeof node === 'object'

const rowsOf = (element: RichElement): RichElement[] =>
  element.children.filter(isElement).flatMap(child => (child.tag === 'tr' ? child : rowsOf(child)))

const cellsOf = ({ children }: RichElement) => children.filter(isElement)
