/** What the name of a product in the trade ends with: `Atrazine 500 g/L SC`. Parts that a name lacks are empty. */
type StrengthInName = { strength: string; unit: string; formulation: string }

/** The code of a formulation has two letters. */
const CODE = /\s+([A-ZА-Я]{2,3})$/u

/** A figure, maybe with a power of ten and a unit, at the end of an ingredient. */
const FIGURE =
  /(?:^|\s)(\d+(?:[\s.,]\d+)*(?:\s?[×x]\s?10[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?)\s*(%|[^\d\s]+(?:\s[^\d\s/]+)?\/[^\d\s]+)?$/gu

/**
 * The strengths of the ingredients as the name writes them, the unit, and the code of the formulation, so that a
 * spreadsheet can sort by each. A unit that several strengths share is named once.
 */
export function strengthInName(name: string): StrengthInName {
  const [, formulation = ''] = CODE.exec(name) ?? []
  const parts = name
    .replace(CODE, '')
    .split(/\s\+\s/)
    .flatMap(part => [...part.matchAll(FIGURE)])
  const units = new Set(parts.flatMap(([, , unit]) => unit ?? []))
  return {
    strength: parts.map(([, figure = '']) => figure).join(' + '),
    unit: [...units].join(' + '),
    formulation: parts.length > 0 ? formulation : ''
  }
}

/** The same as cells of a table, in this order. */
export function strengthCells(name: string): string[] {
  const { strength, unit, formulation } = strengthInName(name)
  return [strength, unit, formulation]
}
