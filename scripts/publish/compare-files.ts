import { hash } from 'node:crypto'
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { digestFiles, type PublishedFile, type Reading } from './publication.ts'

type Files = Record<string, PublishedFile>

/** Files of a folder that are missing, additional, or not as they were noted. */
export async function differingFiles(
  site: string,
  files: Files,
  known?: Reading['known']
): Promise<string[]> {
  const present = await digestFiles(site, { known })
  const names = new Set([...Object.keys(files), ...Object.keys(present)])
  return [...names].filter(file => files[file]?.sha256 !== present[file]?.sha256)
}

/**
 * The files of a folder that are not as they were noted. The note was written after them: a file of the noted length that
 * is older than the note has not been written to since, and need not be read.
 */
export async function changedSince(note: string, site: string, files: Files): Promise<string[]> {
  const written = statSync(note, { throwIfNoEntry: false })
  if (!written || !existsSync(site)) return Object.keys(files)
  return differingFiles(site, files, (path, stats) =>
    isOlder(stats(), files[path], written) ? files[path] : undefined
  )
}

/** Whether one of these files is as it was noted, without looking at the others. */
export function openNoted(note: string, site: string, files: Files): (path: string) => boolean {
  const written = statSync(note, { throwIfNoEntry: false })
  return path => {
    const stats = statSync(site + path, { throwIfNoEntry: false })
    if (!stats) return false
    if (written && isOlder(stats, files[path], written)) return true
    return hash('sha256', readFileSync(site + path)) === files[path]?.sha256
  }
}

const isOlder = ({ size, mtimeMs }: Stats, file: PublishedFile | undefined, note: Stats) =>
  file?.bytes === size && mtimeMs < note.mtimeMs

/** Whether a folder has the files of another, and no others. Links to them need not be read. */
export async function isCopy(copy: string, site: string, files: Files): Promise<boolean> {
  if (!existsSync(copy)) return false
  const differing = await differingFiles(copy, files, (path, stats) => {
    const file = files[path]
    return file && statSync(site + path).ino === stats().ino ? file : undefined
  })
  return differing.length === 0
}
