import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileName } from './file-name.ts'
import { ASSETS_DIR, ORDERS_DIR } from './folder.ts'

/** Makes the bytes of a file from the order that a page wrote. */
export type Make = (order: unknown) => Promise<Uint8Array>

/**
 * Orders a file that is slow to make, and returns its name: a digest of the order, which contains everything the file
 * depends on. The bytes of published files are made after the pages, unless an earlier build made them.
 */
export function orderFile(name: string, extension: 'jpg', order: unknown): string {
  const text = JSON.stringify(order)
  const file = fileName(name, extension, text)
  const path = orderOf(file)
  if (!existsSync(path)) {
    mkdirSync(ORDERS_DIR, { recursive: true })
    writeFileSync(path, text)
  }
  return file
}

/** Makes an ordered file, unless it exists. */
export async function makeOrdered(file: string, make: Make): Promise<void> {
  const path = join(ASSETS_DIR, file)
  if (existsSync(path) || !existsSync(orderOf(file))) return
  const bytes = await make(JSON.parse(readFileSync(orderOf(file), 'utf8')))
  mkdirSync(ASSETS_DIR, { recursive: true })
  // Written under another name first, so that a build that is stopped leaves no partial file.
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}

function orderOf(file: string): string {
  return join(ORDERS_DIR, `${file}.json`)
}
