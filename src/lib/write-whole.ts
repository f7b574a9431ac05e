import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file completely or not at all: a killed build or a full disk leaves no part of it under its name. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  const fresh = `${path}.${randomUUID()}.part`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(fresh, bytes)
    renameSync(fresh, path)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}
