import { csvOf } from '#lib/csv.ts'
import { strengthCells } from '#lib/strength-in-name.ts'
import { cellsOf } from './row-table.ts'

/** Links to a file of the rows that `tables` shows, made here; without it to the published file, which has all rows. */
export function linkToRows(link: HTMLAnchorElement, tables: HTMLElement | undefined): void {
  link.dataset.file ??= link.href
  // The browser would hold the earlier file until the page is left; the published one is none of it.
  URL.revokeObjectURL(link.href)
  if (!tables) {
    link.href = link.dataset.file
    return
  }
  const [head] = tables.querySelectorAll<HTMLTableRowElement>('thead tr')
  const rows = [...tables.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(row => {
    const name = cellsOf(row)[row.querySelector('th')?.cellIndex ?? 0] ?? ''
    return [...cellsOf(row), ...strengthCells(name)]
  })
  const strengths = JSON.parse(link.dataset.strengths ?? '[]') as string[]
  const csv = csvOf([[...(head ? cellsOf(head) : []), ...strengths], ...rows])
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
}
