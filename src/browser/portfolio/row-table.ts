import { ROWS_A_CHUNK } from '#config/constants.ts'
import { unbindUnits } from '#lib/typography/unbind-units.ts'
import { chunks } from '#lib/chunks.ts'
import type { Offer } from './row-choice.ts'
import { inOneSpelling } from './row-words.ts'
import type { Row } from './rows.ts'

/** A row with its element. */
export type TableRow = Row & { element: HTMLTableRowElement }

/** A table whose rows were read once, and the part of the page that is hidden when it has none. */
export type RowTable = { table: HTMLTableElement; group?: HTMLElement; rows: TableRow[] }

export function readTable(table: HTMLTableElement): RowTable {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(readRow)
  return { table, group: table.closest<HTMLElement>('[data-group]') ?? undefined, rows }
}

/** What a list offers: the categories of its links, and the columns of its tables that can be sorted. */
export function readOffer(host: HTMLElement, links: readonly HTMLAnchorElement[]): Offer {
  const columns = host.querySelectorAll<HTMLElement>('th[data-column]')
  return {
    categories: links.map(({ dataset }) => dataset.category ?? ''),
    english: new Map(
      links.flatMap(({ dataset: { category = '', english } }) =>
        english === undefined ? [] : [[category, english] as const]
      )
    ),
    columns: [...columns].map(({ dataset }) => dataset.column ?? '')
  }
}

/** A cell of resistance groups is not searched: `HRAC 9` is not the beginning of 900. The row has them as whole words. */
const GROUPS = /^[HFI]RAC .*/

function readRow(element: HTMLTableRowElement): TableRow {
  const cells = cellsOf(element).map(cell => cell.replace(GROUPS, ''))
  const { id = '', english, groups } = element.dataset
  const { category = '', also } = element.closest<HTMLElement>('[data-category]')?.dataset ?? {}
  return {
    element,
    id,
    category,
    cells,
    groups,
    searched: inOneSpelling([...cells, english, element.dataset.also, category, also].join(' '))
  }
}

/** The text of a row by cell, without the characters that keep units with their figures. */
export function cellsOf(row: HTMLTableRowElement): string[] {
  return [...row.cells].map(({ textContent }) => unbindUnits(textContent).trim())
}

/** Shows these rows only, in chunks that a browser need not render while they are out of sight. */
export function showRows({ table, group }: RowTable, rows: readonly TableRow[]): void {
  const bodies = chunks(rows, ROWS_A_CHUNK).map(chunk => {
    const body = document.createElement('tbody')
    body.toggleAttribute('data-is-full', chunk.length === ROWS_A_CHUNK)
    body.append(...chunk.map(({ element }) => element))
    return body
  })
  for (const body of [...table.tBodies]) body.remove()
  table.append(...bodies)
  if (group) group.hidden = rows.length === 0
}
