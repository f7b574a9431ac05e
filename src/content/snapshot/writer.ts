import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import type { Snapshot } from './snapshot.ts'
import type { SiteFiles } from './store.ts'

export type SnapshotWriter = {
  writeTree: (snapshot: Snapshot) => Promise<void>
  /** Replaces the earlier snapshot with the new one. */
  finish: (site: SiteFiles) => Promise<void>
  /** Keeps the earlier snapshot. Does nothing after `finish`. */
  discard: () => Promise<void>
}

/** Collects a snapshot beside `dir`, tree by tree, so that a failed pull changes nothing. */
export function createSnapshotWriter(dir: string): SnapshotWriter {
  const fresh = workFolderOf(dir)

  const write = async (file: string, content: unknown) => {
    const path = join(fresh, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, JSON.stringify(content))
  }

  return {
    writeTree: async ({ content, catalogue }) => {
      await write(join(content.tree.prefix, 'content.json'), content)
      await write(join(content.tree.prefix, 'catalogue.json'), catalogue)
    },
    finish: async ({ index, findings, files }) => {
      await write('findings.json', findings)
      await write('files.json', files)
      await write('index.json', index)
      await swapFolder({ fresh, target: dir })
    },
    discard: () => rm(fresh, { recursive: true, force: true })
  }
}
