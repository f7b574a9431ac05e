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
 * The files of a folder that differ from a note. The note was written after them, so a file of the noted length that is
 * older than the note is unchanged, and is not read.
 */
export async function changedSince(note: string, site: string, files: Files): Promise<string[]> {
  if (!existsSync(note) || !existsSync(site)) return Object.keys(files)
  return differingFiles(site, files, knownSince(note, files))
}

/** What a note, as it is now, knows of files without reading them. */
export function knownSince(note: string, files: Files): Reading['known'] {
  const written = statSync(note, { throwIfNoEntry: false })
  return (path, stats) =>
    written && isOlder(stats(), files[path], written) ? files[path] : undefined
}

/** Whether one of these files is as it was noted. The other files are not read. */
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
