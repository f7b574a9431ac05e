import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processWide } from '#lib/process-wide.ts'
import { writeWhole } from '#lib/write-whole.ts'
import { digestOf, fileName } from './file-name.ts'
import { ASSETS_DIR, ORDERS_DIR } from './folder.ts'
import { isWhole } from './whole-file.ts'

/** Makes the bytes of a file from the order that a page wrote. */
export type Make = (order: unknown) => Promise<Uint8Array>

/** The content of an order: `encoder` is a digest of the code that makes the file. */
type Order = { encoder: string; order: unknown }

const maker = processWide('encoder', () => ({ encoder: '' }))

/** From now on, files are ordered from the code of this digest. */
export function encodeBy(encoder: string): void {
  maker.encoder = encoder
}

/**
 * Orders a file that is slow to make, and returns its name: a digest of the order and of the code that makes the file,
 * which is everything it depends on. The bytes of published files are made after the pages, unless an earlier build made
 * them.
 */
export function orderFile(name: string, extension: 'jpg' | 'png', order: unknown): string {
  const text = JSON.stringify({ encoder: maker.encoder, order } satisfies Order)
  const file = fileName(name, extension, text)
  if (!isWhole(orderOf(file))) writeWhole(orderOf(file), text)
  return file
}

/** Whether the order of a file exists, and has the digest in the file's name. */
export const isOrdered = (file: string): boolean => isWhole(orderOf(file))

/**
 * Makes an ordered file, unless it is there as it was made.
 * @throws when its order is damaged, which is removed
 */
export async function makeOrdered(file: string, make: Make): Promise<void> {
  const orderPath = orderOf(file)
  if (!existsSync(orderPath)) return
  const path = join(ASSETS_DIR, file)
  const note = join(ORDERS_DIR, `${file}.digest`)
  if (existsSync(note) && isWhole(path, readFileSync(note, 'utf8'))) return
  if (!isWhole(orderPath)) {
    rmSync(orderPath)
    throw new Error(`The order ${orderPath} was damaged and is removed: build again.`)
  }
  const { order } = JSON.parse(readFileSync(orderPath, 'utf8')) as Order
  const bytes = await make(order)
  writeWhole(path, bytes)
  writeWhole(note, digestOf(bytes))
}

function orderOf(file: string): string {
  return join(ORDERS_DIR, `${file}.json`)
}
