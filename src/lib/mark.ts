/** A shape of a mark; without a colour of its own it has the colour of the text around it. */
export type MarkShape = { d: string; colour?: string; transform?: string }

/** A brand's mark: shapes on a square. */
export type Mark = { side: number; shapes: readonly MarkShape[] }
