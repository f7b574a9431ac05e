import { existsSync, linkSync, readdirSync, renameSync, statSync, unlinkSync } from 'node:fs'
import { link, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { restoreFolder, swapFolder, workFolderOf, workroomOf } from '#lib/swap-folder.ts'
import { discardFolder, emptyTrash } from '#lib/trash.ts'
import { changedSince, differingFiles, openNoted } from './compare-files.ts'
import { type Publication, REPORT_FILE } from './publication.ts'
import { CURRENT, currentName, currentRelease, listReleases, namesIn } from './release-list.ts'
import { forgetNote, formatNote, NOTE, publishedAtOf } from './release-note.ts'
import { keepSnapshot, restoreSnapshot } from './release-snapshot.ts'
import type { Tls } from '../hosts/nginx/format-tls.ts'
import { writeServerRules } from '../hosts/server-rules.ts'

/* releases/{release}/site             the files of a site
   releases/{release}/publication.json its description
   releases/{release}/servers          its rules for servers of one's own
   releases/{release}/snapshot         the content that it was made of
   releases/current                    a link to the published release
   dist/                               the same files, for hosts that upload a folder */

const SITE = 'site'
const KEPT = 5
const LINKS_AT_ONCE = 32

/** The folder of the releases of the site in `outDir`. */
export const releasesOf = (outDir: string): string =>
  outDir === 'dist' ? 'releases' : `${outDir}-releases`

type Places = { releases: string; outDir: string }
/** `taken`: files that are links to those of the current release. `snapshotDir`: the content of the site. */
type Built = {
  fresh: string
  publication: Publication
  taken?: ReadonlySet<string>
  snapshotDir?: string
}

/** The folder of the report on the last publication. */
export const reportFolderOf = (outDir: string): string =>
  outDir === 'dist' ? 'report' : `${outDir}-report`

/** The site in the folder of a release. */
export const siteIn = (folder: string): string => join(folder, SITE)

/** The folder of a release's report. */
export const reportOfRelease = (releases: string, release: string): string =>
  join(releases, release, 'report')

export const siteOf = (releases: string, release: string): string => siteIn(join(releases, release))

/** The published site in its release. */
export const currentSite = (outDir: string): string => siteOf(releasesOf(outDir), CURRENT)

/** Makes the site in `fresh` the current release, and `outDir` a copy of it. */
export async function publishRelease(
  { fresh, publication, taken, snapshotDir }: Built,
  { releases, outDir, tls }: Places & { tls?: Tls }
): Promise<void> {
  const earlier = currentRelease(releases)
  if (earlier) await shareFiles({ fresh, publication, taken }, { releases, earlier })
  await placeRelease({ fresh, publication }, releases)
  const folder = join(releases, publication.release)
  await writeServerRules(siteIn(folder), join(folder, 'servers'), tls)
  if (snapshotDir !== undefined) keepSnapshot(folder, snapshotDir)
  await pointTo(publication, { releases, outDir })
  sweepReleases({ releases, outDir }, earlier?.release)
}

/** Makes the current release, described anew, the published one again: `outDir` may have lost files. */
export async function publishAgain(
  { publication, snapshotDir }: Pick<Built, 'publication' | 'snapshotDir'>,
  { releases, outDir, tls }: Places & { tls?: Tls }
): Promise<void> {
  const folder = join(releases, publication.release)
  await writeServerRules(siteIn(folder), join(folder, 'servers'), tls)
  if (snapshotDir !== undefined) keepSnapshot(folder, snapshotDir)
  const note = join(folder, NOTE)
  // Before the note is renewed, because only files that are older than it are taken as they are.
  const differing = await changedSince(note, outDir, publication.files)
  await writeFile(`${note}.new`, formatNote(publication))
  await rename(`${note}.new`, note)
  if (differing.length > 0) await pointTo(publication, { releases, outDir })
}

/**
 * Repairs what a build that was killed during a publication has left. To be called by the holder of the lock of
 * `outDir`.
 */
export async function restorePublished(outDir: string): Promise<void> {
  const releases = releasesOf(outDir)
  restoreFolder(outDir)
  restoreFolder(reportFolderOf(outDir))
  restoreSnapshot(releases)
  for (const left of existsSync(releases) ? readdirSync(releases) : [])
    if (left.startsWith(`${CURRENT}.`)) unlinkSync(join(releases, left))
  const workroom = join(releases, '.build')
  for (const left of existsSync(workroom) ? readdirSync(workroom) : [])
    restoreFolder(join(releases, left.split('.')[0] ?? left))
  const name = currentName(releases)
  const current = currentRelease(releases)
  if (name !== undefined && !current)
    console.warn(
      `The published release ${join(releases, name)} has no ${NOTE} that can be read: nothing is taken over from it, and it cannot be rolled back to.`
    )
  if (current && !existsSync(outDir)) await copyOut(current, { releases, outDir })
}

/**
 * Makes a release the current one again.
 * @throws when there is no such release, or one of its files has changed
 */
export async function rollBack(
  release: string,
  { releases, outDir }: Places
): Promise<Publication> {
  const all = listReleases(releases)
  const found = all.find(one => one.release === release)
  if (!found) {
    const names = all.map(one => one.release).join(', ') || 'none'
    throw new Error(
      namesIn(releases).includes(release)
        ? `Release ${release} is not whole: it has no ${NOTE} that can be read. Take another (${names}), or build again.`
        : `There is no release ${release} in ${releases}. There are: ${names}.`
    )
  }
  await assertWhole(found, releases)
  await pointTo(found, { releases, outDir })
  return found
}

async function assertWhole(publication: Publication, releases: string): Promise<void> {
  const { release, files } = publication
  const differing = await differingFiles(siteOf(releases, release), files)
  if (differing.length === 0) return
  const named = differing.slice(0, 3).join(', ')
  throw new Error(
    `Release ${release} is not whole: ${differing.length} of its files are not those that were published (${named}). Take another, or build again.`
  )
}

/** Whether all files of a release are there as they were published. */
export async function isWhole({ release, files }: Publication, releases: string): Promise<boolean> {
  const folder = join(releases, release)
  return (
    existsSync(siteIn(folder)) &&
    (await changedSince(join(folder, NOTE), siteIn(folder), files)).length === 0
  )
}

/** Files that did not change since the earlier release are stored once, except files that are damaged there. */
async function shareFiles(
  { fresh, publication, taken }: Built,
  { releases, earlier }: { releases: string; earlier: Publication }
): Promise<void> {
  const folder = join(releases, earlier.release)
  const site = siteIn(folder)
  const isAsNoted = openNoted(join(folder, NOTE), site, earlier.files)
  const isShared = (file: string) =>
    statSync(join(site, file)).ino === statSync(join(fresh, file)).ino
  const equal = Object.entries(publication.files)
    .filter(([file, { sha256 }]) => earlier.files[file]?.sha256 === sha256 && !taken?.has(file))
    .map(([file]) => file)
    .filter(file => isAsNoted(file) && !isShared(file))
  await pLimit(LINKS_AT_ONCE).map(equal, async file => {
    await rm(join(fresh, file))
    await link(join(site, file), join(fresh, file))
  })
}

async function placeRelease({ fresh, publication }: Built, releases: string): Promise<void> {
  const folder = join(releases, publication.release)
  const prepared = workFolderOf(folder)
  await rm(prepared, { recursive: true, force: true })
  await mkdir(prepared, { recursive: true })
  await writeFile(join(prepared, NOTE), formatNote(publication))
  if (await isWhole(publication, releases)) {
    // The same site again: visitors may be reading its folder, so it stays in place.
    await rename(join(prepared, NOTE), join(folder, NOTE))
    await rm(prepared, { recursive: true })
    return
  }
  await rename(fresh, join(prepared, SITE))
  swapFolder({ fresh: prepared, target: folder })
}

/** Replaces the link by one rename, so that readers always see the earlier release or this one. */
async function pointTo(publication: Publication, { releases, outDir }: Places): Promise<void> {
  const aside = join(releases, `${CURRENT}.${process.pid}`)
  await rm(aside, { force: true })
  await symlink(publication.release, aside)
  renameSync(aside, join(releases, CURRENT))
  await copyOut(publication, { releases, outDir })
}

async function copyOut(publication: Publication, { releases, outDir }: Places): Promise<void> {
  const copy = workFolderOf(outDir)
  await rm(copy, { recursive: true, force: true })
  await linkFiles(publication, { from: siteOf(releases, publication.release), to: copy })
  swapFolder({ fresh: copy, target: outDir, isLarge: true })
}

/** A copy without additional space: both folders have links to the same files. */
async function linkFiles(
  { files }: Publication,
  { from, to }: { from: string; to: string }
): Promise<void> {
  const paths = Object.keys(files)
  const folders = new Set(paths.map(path => join(to, dirname(path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (const path of paths) linkSync(from + path, to + path)
  if (existsSync(join(from, REPORT_FILE)))
    await link(join(from, REPORT_FILE), join(to, REPORT_FILE))
}

/** Keeps the newest, and `earlier`, with which the report compares; none that could not be rolled back to. */
function sweepReleases({ releases, outDir }: Places, earlier?: string): void {
  const staying = new Set([currentName(releases), earlier].filter(name => name !== undefined))
  const others = namesIn(releases)
    .filter(name => !staying.has(name))
    .map(name => ({ folder: join(releases, name), at: publishedAtOf(join(releases, name)) }))
    .toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1))
  const most = KEPT - staying.size
  const unneeded = others.filter(({ at }, place) => at === undefined || place >= most)
  for (const { folder } of unneeded) {
    discardFolder(folder, workroomOf(outDir))
    forgetNote(folder)
  }
}

/** Deletes earlier copies and releases that publications have discarded. */
export function deleteDiscarded(outDir: string): Promise<void> {
  return emptyTrash(workroomOf(outDir))
}
