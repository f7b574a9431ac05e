import { isObject, type VisitedTree, readStored, writeVisitedTree } from './visited-tree.ts'

/** Changes one field of the stored record, if there is one. */
export function changeVisitedTree(name: keyof VisitedTree, value: string): void {
  const stored = readStored()
  if (isObject(stored)) writeVisitedTree({ ...stored, [name]: value })
  else console.error(`rb.${name} was not stored: the stored data is not an object.`)
}
