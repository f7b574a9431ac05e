import type { Faults } from './faults.ts'

/** Every row has an id, and no id is there twice. */
export function checkIds(faults: Faults, name: string, rows: { id: string }[]): void {
  const seen = new Set<string>()
  for (const { id } of rows) {
    faults.when(!id || typeof id !== 'string', name, `an id is not a text: ${id}`)
    faults.when(seen.has(id), name, `id twice: ${id}`)
    seen.add(id)
  }
}

/** `order` counts from 1 in the order of the file. */
export function checkOrder(faults: Faults, name: string, rows: { order: number }[]): void {
  const isWrong = rows.some(({ order }, index) => order !== index + 1)
  faults.when(isWrong, name, `order is ${rows.map(({ order }) => order).join(' ')}`)
}

export function checkCount(faults: Faults, name: string, count: number, wanted: number): void {
  faults.when(count !== wanted, name, `${count} entries, ${wanted} expected`)
}

export function checkKnown(faults: Faults, where: string, ids: string[], known: Set<string>): void {
  for (const id of ids) faults.when(!known.has(id), where, `no such id: ${id}`)
  faults.when(new Set(ids).size !== ids.length, where, `an id is there twice: ${ids.join(' ')}`)
}
