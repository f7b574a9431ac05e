import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import type { Snapshot } from './snapshot.ts'
import { ADDRESSES, type FileAddress, type SiteFiles, SUMMARY, TREE_FILES } from './store.ts'
import { summaryOf } from './summary.ts'

export type SnapshotWriter = {
  /** `addresses`: the files that the tree names, if they are known. */
  writeTree: (snapshot: Snapshot, addresses?: readonly FileAddress[]) => Promise<void>
  /** Takes a tree over from the snapshot in `from`. */
  linkTree: (prefix: string, from: string) => Promise<void>
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
    const text = JSON.stringify(content)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    return text
  }

  return {
    writeTree: async ({ content, catalogue }, addresses) => {
      const { prefix } = content.tree
      const own = await write(join(prefix, 'content.json'), content)
      const products = await write(join(prefix, 'catalogue.json'), catalogue)
      await write(join(prefix, SUMMARY), summaryOf(own, products))
      if (addresses) await write(join(prefix, ADDRESSES), addresses)
    },
    linkTree: async (prefix, from) => {
      await mkdir(join(fresh, prefix), { recursive: true })
      for (const file of TREE_FILES) await link(join(from, prefix, file), join(fresh, prefix, file))
    },
    finish: async ({ index, findings, files }) => {
      await write('findings.json', findings)
      await write('files.json', files)
      await write('index.json', index)
      swapFolder({ fresh, target: dir })
    },
    discard: () => rm(fresh, { recursive: true, force: true })
  }
}
