import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#lib/write-whole.ts'
import { digestOf, fileName } from './file-name.ts'
import { ASSETS_DIR, ORDERS_DIR } from './folder.ts'
import { isWhole } from './whole-file.ts'

/** Makes the bytes of a file from the order that a page wrote. */
export type Make = (order: unknown) => Promise<Uint8Array>

/**
 * Orders a file that is slow to make, and returns its name: a digest of the order, which contains everything the file
 * depends on. The bytes of published files are made after the pages, unless an earlier build made them.
 */
export function orderFile(name: string, extension: 'jpg', order: unknown): string {
  const text = JSON.stringify(order)
  const file = fileName(name, extension, text)
  if (!isWhole(orderOf(file))) writeWhole(orderOf(file), text)
  return file
}

/** Whether an order for the file is there. It is read when the file is made: orders of all cards are a hundred megabytes. */
export const isOrdered = (file: string): boolean => existsSync(orderOf(file))

/**
 * Makes an ordered file, unless it is there as it was made.
 * @throws when its order is damaged, which is removed
 */
export async function makeOrdered(file: string, make: Make): Promise<void> {
  const order = orderOf(file)
  if (!existsSync(order)) return
  const path = join(ASSETS_DIR, file)
  const note = join(ORDERS_DIR, `${file}.digest`)
  if (existsSync(note) && isWhole(path, readFileSync(note, 'utf8'))) return
  if (!isWhole(order)) {
    rmSync(order)
    throw new Error(`The order ${order} was damaged and is removed: build again.`)
  }
  const bytes = await make(JSON.parse(readFileSync(order, 'utf8')))
  writeWhole(path, bytes)
  writeWhole(note, digestOf(bytes))
}

function orderOf(file: string): string {
  return join(ORDERS_DIR, `${file}.json`)
}
