import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatChecked, parseChecked } from '#lib/checked-json.ts'
import type { Publication } from './publication.ts'

/** What is noted of a release, beside its site. */
export const NOTE = 'publication.json'

export const formatNote = (publication: Publication): string => formatChecked(publication)

/** @throws when the folder is not that of a release */
export function readReleaseIn(folder: string): Publication {
  try {
    return parseChecked(readFileSync(join(folder, NOTE), 'utf8')) as Publication
  } catch (cause) {
    throw new Error(`${folder} is no release: there is no ${NOTE} in it that can be read.`, {
      cause
    })
  }
}

/** What is noted of the release in a folder; nothing where that is missing, cut short or changed. */
export function readNote(folder: string): Publication | undefined {
  const note = statSync(join(folder, NOTE), { throwIfNoEntry: false })
  if (!note) return undefined
  const version = [note.ino, note.mtimeMs, note.size].join()
  const known = read.get(folder)
  if (known?.version === version) return known.publication
  const publication = readIfWhole(folder)
  read.set(folder, { version, publication })
  return publication
}

export const forgetNote = (folder: string): boolean => read.delete(folder)

/** By folder: a build asks for the published release, of megabytes, at a dozen places. */
const read = new Map<string, { version: string; publication: Publication | undefined }>()

function readIfWhole(folder: string): Publication | undefined {
  try {
    return readReleaseIn(folder)
  } catch {
    return undefined
  }
}
