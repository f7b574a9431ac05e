import type { ElementSpec } from '#browser/base/create-node.ts'
import type { LocalizedText } from '#lib/localized-text.ts'

export type ComparedProduct = {
  id: string
  name: string
  /** The cells above its column: its pack and its name. */
  pack: ElementSpec
  head: ElementSpec
  /** Its cells in the rows of the sheet, as positions in `cells`; missing where nothing is stated. */
  cells: Record<number, number>
}

/** Everything that comparisons of a tree's products need. */
export type ComparisonSheet = {
  products: ComparedProduct[]
  rows: Row[]
  /** The content of cells. Equal values share a cell, in whatever order content lists them. */
  cells: ElementSpec[][]
  texts: Record<
    'caption' | 'property' | 'differs' | 'uses' | 'notListed' | 'notStated' | 'list' | 'product',
    ElementSpec
  >
  notes: Record<'notFound' | 'elsewhere' | 'notShown' | 'sideBySide' | 'full', LocalizedText>
  /** The comparison in the trees of other countries, by the name of a tree in a foreign id. */
  elsewhere: Record<string, { href: string; country: string }>
  /** The texts for each number of products. */
  counts: LocalizedText[]
  comma: string
}

/** A fact, which may also stand in the list; or a use, with the crop as its title and a problem. */
type Row = { title: ElementSpec; problem?: string; isListed?: true }

type Products = readonly Pick<ComparedProduct, 'cells'>[]

/** The positions of a product's cells in a line; with their problems where the line has several. */
type Cell = { problem?: string; at: number }[]
type Line = Row & { cells: Cell[]; isUse: boolean; differs: boolean }

/**
 * The rows in which any of the products has a value, and whether the values differ. Nothing is ranked or computed.
 */
export function comparedLines({ rows }: Pick<ComparisonSheet, 'rows'>, products: Products): Line[] {
  const lines = rows
    .map((row, at) => lineOf(row, at, products))
    .filter(({ cells }) => cells.some(isFilled))
  const facts = lines.filter(({ isUse }) => !isUse)
  const uses = lines.filter(({ isUse }) => isUse)
  const ofCrops = Map.groupBy(uses, ({ title }) => title)
  return [...facts, ...[...ofCrops.values()].flatMap(withoutGaps)]
}

function lineOf(row: Row, at: number, products: Products): Line {
  const positions = products.map(({ cells }) => cells[at])
  return {
    ...row,
    isUse: row.problem !== undefined,
    cells: positions.map(at => (at === undefined ? [] : [{ at }])),
    differs: new Set(positions).size > 1
  }
}

const isFilled = (cell: Cell) => cell.length > 0

/**
 * The lines of a crop. Problems that only one product has share a line with those of the other products, to avoid
 * gaps.
 */
function withoutGaps(lines: Line[]): Line[] {
  const isShared = ({ cells }: Line) => cells.filter(isFilled).length > 1
  const [first, ...others] = lines.filter(line => !isShared(line))
  if (!first || others.length === 0) return lines
  const own = [first, ...others]
  const cells = first.cells.map((_, product) =>
    own.flatMap(({ cells, problem }) => (cells[product] ?? []).map(({ at }) => ({ at, problem })))
  )
  return [...lines.filter(isShared), { ...first, problem: undefined, cells }]
}
