import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import { english } from '#texts/english.ts'
import type { Published } from '../publish.ts'
import { releasesOf, reportFolderOf, reportOfRelease, siteOf } from '../releases.ts'
import type { Stage } from '../stages.ts'
import { textsByGroup } from './coverage.ts'
import { reportPage } from './page.ts'
import { type Report, reportOf } from './report.ts'

type Options = { outDir: string; stages: readonly Stage[] }

const PAGE = 'publication.html'
const DATA = 'publication.json'

/** Writes `publication.html` and `publication.json` about what was published last, beside its release and to `report/`. */
export async function writeReport(
  { publication, comparison }: Published,
  { outDir, stages }: Options
): Promise<void> {
  const releases = releasesOf(outDir)
  const before = (comparison?.before ?? publication).release
  const report = reportOf({
    publication,
    comparison,
    stages,
    previousStages: comparison && stagesOf(reportOfRelease(releases, before)),
    totals: textsByGroup(english),
    read: {
      before: readerOf(siteOf(releases, before)),
      after: readerOf(siteOf(releases, publication.release))
    }
  })
  const files = {
    [DATA]: JSON.stringify(report, undefined, 2),
    [PAGE]: String(await reportPage(report, styles()))
  }
  const ofRelease = reportOfRelease(releases, publication.release)
  for (const folder of [ofRelease, reportFolderOf(outDir)]) await replaceFiles(folder, files)
}

const readerOf = (folder: string) => (file: string) => readFileSync(join(folder, file), 'utf8')

/** The times of an earlier report; nothing when it was not written. */
function stagesOf(folder: string): readonly Stage[] | undefined {
  const file = join(folder, DATA)
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as Report).stages
}

/** The page about a release; nothing when there is none. */
export function readReport(releases: string, release: string): string | undefined {
  if (!/^[0-9a-f]+$/.test(release)) return undefined
  const file = join(reportOfRelease(releases, release), PAGE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function replaceFiles(target: string, files: Record<string, string>): Promise<void> {
  const fresh = workFolderOf(target)
  await mkdir(fresh, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(fresh, name), content)
  await swapFolder({ fresh, target })
}

function styles(): string {
  const font = import.meta
    .resolve('@fontsource-variable/alumni-sans/files/alumni-sans-latin-wght-normal.woff2')
  const letters = readFileSync(fileURLToPath(font), 'base64')
  const face = `@font-face { font-family: Report; font-weight: 100 900; src: url(data:font/woff2;base64,${letters}) }`
  return face + readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')
}
