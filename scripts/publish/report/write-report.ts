import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import { swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import { english } from '#texts/english.ts'
import type { Objection } from '../guard.ts'
import { REPORT_FILE } from '../publication.ts'
import type { Published } from '../publish.ts'
import { releasesOf, reportFolderOf, reportOfRelease, siteOf } from '../releases.ts'
import type { Stage } from '../stages.ts'
import { textsByGroup } from './coverage.ts'
import { reportPage } from './page.ts'
import { pagesToLookAt } from './pages-to-look-at.ts'
import { reportStyle } from './style.ts'
import type { Pictures } from './take-pictures.ts'
import { type Report, reportOf } from './report.ts'

type Options = {
  outDir: string
  stages: readonly Stage[]
  contentEnv: Settings['contentEnv']
  /** With which packages the site was built, in CycloneDX. */
  packages?: string
  /** Whether a browser photographs the pages that an operator should look at. */
  withPictures?: boolean
}

const PAGE = 'publication.html'
const DATA = 'publication.json'
const PACKAGES = 'sbom.cdx.json'

/**
 * Writes `publication.html` and `publication.json` about what was published last, and the list of packages, beside its
 * release and to `report/`.
 */
export async function writeReport(
  { publication, comparison }: Published,
  { outDir, contentEnv, packages, stages, withPictures = false }: Options
): Promise<void> {
  const releases = releasesOf(outDir)
  const before = (comparison?.before ?? publication).release
  const sites = {
    before: siteOf(releases, before),
    after: siteOf(releases, publication.release)
  }
  const previous = comparison && readData(releases, before)
  const isSame = before === publication.release && !comparison?.changes.isOtherMaker
  const report = reportOf({
    publication,
    comparison,
    stages,
    previousStages: previous?.stages,
    sizes: isSame ? previous?.sizes : undefined,
    totals: textsByGroup(english),
    read: {
      before: readerOf(sites.before),
      after: readerOf(sites.after)
    }
  })
  const pictures = withPictures ? await picturesOf(report, sites) : { taken: {} }
  const files = {
    ...(await filesOf(report, pictures)),
    ...(packages === undefined ? {} : { [PACKAGES]: packages })
  }
  const ofRelease = reportOfRelease(releases, publication.release)
  for (const folder of [ofRelease, reportFolderOf(outDir)]) await replaceFiles(folder, files)
  if (contentEnv === 'preview') await showOnSite(files[PAGE], [sites.after, outDir])
}

type Stopped = {
  outDir: string
  /** The objections that nobody confirmed. */
  open: readonly Objection[]
  /** The folder of the site; missing where the guard stopped it before its pages were rendered. */
  rendered?: string
}

/**
 * Writes the same about a site that the guard stopped, into a folder of `report/` that the next publication removes.
 * Answers the path of the page.
 */
export async function writeStoppedReport(
  { publication, comparison }: Published,
  { outDir, open, rendered }: Stopped
): Promise<string> {
  const releases = releasesOf(outDir)
  const before = (comparison?.before ?? publication).release
  const site = siteOf(releases, before)
  const report = reportOf({
    publication,
    comparison,
    stopped: { open, isRendered: rendered !== undefined },
    stages: [],
    sizes: rendered === undefined ? (readData(releases, before)?.sizes ?? []) : undefined,
    totals: textsByGroup(english),
    read: { before: readerOf(site), after: readerOf(rendered ?? site) }
  })
  const folder = stoppedFolderOf(outDir)
  await replaceFiles(folder, await filesOf(report, { taken: {} }))
  return join(folder, PAGE)
}

const stoppedFolderOf = (outDir: string) => join(reportFolderOf(outDir), 'stopped')

/** The page about the site that the guard stopped last; `undefined` after a publication. */
export function readStopped(outDir: string): string | undefined {
  const file = join(stoppedFolderOf(outDir), PAGE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The names that would confirm that site. */
export function namesOfStopped(outDir: string): string[] {
  try {
    const data = readFileSync(join(stoppedFolderOf(outDir), DATA), 'utf8')
    return (JSON.parse(data) as Report).stopped?.open.map(({ name }) => name) ?? []
  } catch {
    return []
  }
}

async function filesOf(
  report: Report,
  pictures: Pictures
): Promise<Record<typeof DATA | typeof PAGE, string>> {
  return {
    [DATA]: JSON.stringify(report, undefined, 2),
    [PAGE]: String(await reportPage(report, { css: reportStyle(), pictures }))
  }
}

/** Not imported at the top, because the browser is only needed for pictures. */
async function picturesOf(
  report: Report,
  sites: { before: string; after: string }
): Promise<Pictures> {
  const { takePictures } = await import('./take-pictures.ts')
  return takePictures(pagesToLookAt(report), sites)
}

/**
 * Previews show the report at an address of their own. It is written after the release, so it is not one of its files.
 */
async function showOnSite(page: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const file = join(folder, REPORT_FILE)
    await writeFile(`${file}.new`, page)
    await rename(`${file}.new`, file)
  }
}

const readerOf = (folder: string) => (file: string) => readFileSync(join(folder, file), 'utf8')

/** The data of an earlier report; `undefined` if it was not written or is cut short. */
function readData(releases: string, release: string): Report | undefined {
  try {
    return JSON.parse(
      readFileSync(join(reportOfRelease(releases, release), DATA), 'utf8')
    ) as Report
  } catch {
    return undefined
  }
}

/** The first lines of a release's report; `undefined` if there is none. */
export const readHeadline = (releases: string, release: string): string | undefined =>
  readData(releases, release)?.headline

/** The report page of a release; `undefined` if there is none. */
export function readReport(releases: string, release: string): string | undefined {
  if (!/^[0-9a-f]+$/.test(release)) return undefined
  const file = join(reportOfRelease(releases, release), PAGE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function replaceFiles(target: string, files: Record<string, string>): Promise<void> {
  const fresh = workFolderOf(target)
  await mkdir(fresh, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(fresh, name), content)
  swapFolder({ fresh, target })
}
