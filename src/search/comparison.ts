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
  rows: { title: Drawn; isUse: boolean }[]
  /** What stands in cells: equal values are one, in whatever order content lists them. */
  cells: Drawn[][]
  texts: Record<'caption' | 'property' | 'differs' | 'uses' | 'notListed' | 'notStated', Drawn>
  notes: Record<'notFound' | 'notShown' | 'full', { text: string; lang?: string }>
  comma: string
}

/** The rows in which any of the products has something, and whether they differ there. Nothing is ranked or computed. */
export function comparedLines(
  { rows }: Pick<ComparisonSheet, 'rows'>,
  products: readonly Pick<ComparedProduct, 'cells'>[]
) {
  return rows
    .map((row, at) => ({ ...row, cells: products.map(({ cells }) => cells[at]) }))
    .filter(({ cells }) => cells.some(cell => cell !== undefined))
    .map(line => ({ ...line, differs: new Set(line.cells).size > 1 }))
}
