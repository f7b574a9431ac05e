import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatChecked, isChecked, parseChecked } from '#lib/checked-json.ts'
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

/** The description of the release in a folder; `undefined` if it is missing, cut short or changed. */
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

/** Only a publication has this key; in a text its quotes would be escaped. */
const PUBLISHED_AT = '"publishedAt":"'

/**
 * The day and time of a release, found in the text of its note, which takes ten times as long to read as JSON. Missing if
 * the note is damaged, or of a version that wrote no digest.
 */
export function publishedAtOf(folder: string): string | undefined {
  try {
    const note = readFileSync(join(folder, NOTE))
    const start = note.indexOf(PUBLISHED_AT) + PUBLISHED_AT.length
    return isChecked(note) ? note.toString('latin1', start, note.indexOf('"', start)) : undefined
  } catch {
    return undefined
  }
}

export const forgetNote = (folder: string): boolean => read.delete(folder)

/** Cached by folder, because the note is several megabytes and a build reads it at a dozen places. */
const read = new Map<string, { version: string; publication: Publication | undefined }>()

function readIfWhole(folder: string): Publication | undefined {
  try {
    return readReleaseIn(folder)
  } catch {
    return undefined
  }
}
