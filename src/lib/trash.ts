import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const TRASH = 'trash-'

/** Moves a folder that is no longer needed into a workroom on the same disk, to be deleted by `emptyTrash`. */
export function discardFolder(folder: string, workroom: string): void {
  renameSync(folder, join(workroom, TRASH + randomUUID()))
}

/** What cannot be deleted only takes up space, and is tried again with the next trash. */
const remover = `
  const { rmSync } = require('node:fs')
  for (const folder of require('node:worker_threads').workerData)
    try { rmSync(folder, { recursive: true, force: true }) } catch {}`

/** Deletes all that was discarded in a workroom, in a thread of its own: ten thousand files take half a second. */
export async function emptyTrash(workroom: string): Promise<void> {
  const workerData = globSync(join(workroom, `${TRASH}*`))
  if (workerData.length === 0) return
  await once(new Worker(remover, { eval: true, workerData }), 'exit').catch(() => undefined)
}
