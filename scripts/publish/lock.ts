import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../command/sqlite.ts'

type Holder = { pid: number; since: string }
type Options = { file: string; say?: (message: string) => void }

const BETWEEN_TRIES_MS = 200

/** Keeps databases reachable: one that is garbage collected would release its lock. */
const open = new Set<unknown>()

/**
 * Runs `work` while no other process holds the lock `file`. It waits for another process, and logs once which one.
 * The lock is a write transaction of SQLite: the operating system ends it with its process, however that process
 * ends.
 */
export async function withLock<Result>(
  { file, say = console.warn }: Options,
  work: () => Promise<Result>
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  const database = await openDatabase(file)
  open.add(database)
  const holderFile = `${file}.json`
  const tryOnce = () => {
    try {
      database.exec('BEGIN IMMEDIATE')
      return true
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    }
  }
  try {
    if (!tryOnce()) {
      say(`${nameOf(readHolder(holderFile))} holds ${file}: waiting until it ends.`)
      do await setTimeout(BETWEEN_TRIES_MS)
      while (!tryOnce())
    }
    const holder: Holder = { pid: process.pid, since: new Date().toISOString() }
    writeFileSync(holderFile, JSON.stringify(holder))
    return await work()
  } finally {
    database.close()
    open.delete(database)
  }
}

/** SQLite's own number for "another connection holds the lock". */
const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    // The other process has the lock and has not yet written its name.
    return undefined
  }
}

function nameOf(holder: Holder | undefined): string {
  return holder ? `Process ${holder.pid} (since ${holder.since})` : 'Another process'
}
