import type { Row } from '#browser/portfolio/rows.ts'
import { normalise } from '#lib/normalise.ts'

export const { compare } = new Intl.Collator('en', { numeric: true })

export function aRow(category: string, ...cells: string[]): Row {
  return { id: '', category, cells, searched: normalise(cells.join(' ')) }
}
