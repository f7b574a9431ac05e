import { csvOf } from '#lib/csv.ts'
import { cellsOf } from './row-table.ts'

/** Links to a file of the rows that `tables` shows, made here; without it to the published file, which has all rows. */
export function linkToRows(link: HTMLAnchorElement, tables: HTMLElement | undefined): void {
  link.dataset.file ??= link.href
  if (!tables) {
    link.href = link.dataset.file
    return
  }
  const [head] = tables.querySelectorAll<HTMLTableRowElement>('thead tr')
  const rows = tables.querySelectorAll<HTMLTableRowElement>('tbody tr')
  const csv = csvOf([...(head ? [head] : []), ...rows].map(cellsOf))
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
}
