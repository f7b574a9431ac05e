import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from './publication.ts'
import { readNote } from './release-note.ts'

/** The link to the published release. */
export const CURRENT = 'current'

/** The published release; missing before the first one, and where its note cannot be read. */
export function currentRelease(releases: string): Publication | undefined {
  const release = currentName(releases)
  return release === undefined ? undefined : readNote(join(releases, release))
}

/** All releases whose note can be read, the newest first. */
export function listReleases(releases: string): Publication[] {
  return namesIn(releases)
    .flatMap(name => readNote(join(releases, name)) ?? [])
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
}

/** The release that a new site is compared with: the published one, or the newest if that cannot be read. */
export function lastPublished(releases: string): Publication | undefined {
  return currentRelease(releases) ?? listReleases(releases)[0]
}

/** @throws when the current release is the oldest one */
export function releaseBefore(releases: string): Publication {
  const name = currentName(releases)
  const current = currentRelease(releases)
  const earlier = listReleases(releases).find(
    one => one.release !== name && (!current || one.publishedAt < current.publishedAt)
  )
  if (earlier) return earlier
  throw new Error(
    name === undefined
      ? `${releases}/ holds no release: \`npm run build\` makes one.`
      : `${releases}/ holds no release before ${name}, which is published now.`
  )
}

/** The names of all releases, whether their notes can be read or not. */
export function namesIn(releases: string): string[] {
  const entries = existsSync(releases) ? readdirSync(releases, { withFileTypes: true }) : []
  const isRelease = /^[\da-f]+$/
  return entries
    .filter(entry => entry.isDirectory() && isRelease.test(entry.name))
    .map(({ name }) => name)
}

/** The name of the published release. */
export function currentName(releases: string): string | undefined {
  try {
    return readlinkSync(join(releases, CURRENT))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
