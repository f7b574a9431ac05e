import type { LocalizedText } from '#lib/localized-text.ts'

/** An element as a build writes it down for the browser to make: tag, attributes, what is in it. Text is never read as HTML. */
export type Drawn =
  string | readonly [tag: string, attributes: Record<string, string>, ...children: Drawn[]]

export type ComparedProduct = {
  id: string
  name: string
  /** The cells above its column: its pack, and its name. */
  pack: Drawn
  head: Drawn
  /** What it has in the rows of the sheet, as positions in `cells`; none where nothing is stated. */
  cells: Record<number, number>
}

/** Everything that comparisons of a tree's products are made of. */
export type ComparisonSheet = {
  products: ComparedProduct[]
  rows: Row[]
  /** What stands in cells: equal values are one, in whatever order content lists them. */
  cells: Drawn[][]
  texts: Record<'caption' | 'property' | 'differs' | 'uses' | 'notListed' | 'notStated', Drawn>
  notes: Record<'notFound' | 'notShown' | 'full', LocalizedText>
  /** What is said of so many products. */
  counts: LocalizedText[]
  comma: string
}

/** A fact; or a use, whose title is the crop and which has a problem. */
type Row = { title: Drawn; problem?: string }

type Products = readonly Pick<ComparedProduct, 'cells'>[]

/** The positions of a product's cells in a line; each with its problem where the line is of several. */
type Cell = { problem?: string; at: number }[]
type Line = Row & { cells: Cell[]; isUse: boolean; differs: boolean }

/** The rows in which any of the products has something, and whether they differ there. Nothing is ranked or computed. */
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

/** A crop's lines: what only one product is for shares a line with what only others are for, instead of one each full of gaps. */
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
