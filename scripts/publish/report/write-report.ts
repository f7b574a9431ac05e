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
import { reportOf } from './report.ts'

type Options = { outDir: string; stages: readonly Stage[] }

const PAGE = 'publication.html'

/** Writes `publication.html` and `publication.json` about what was published last, beside its release and to `report/`. */
export async function writeReport(
  { publication, comparison }: Published,
  { outDir, stages }: Options
): Promise<void> {
  const site = (release: string) => siteOf(releasesOf(outDir), release)
  const before = site((comparison?.before ?? publication).release)
  const after = site(publication.release)
  const report = reportOf({
    publication,
    comparison,
    stages,
    totals: textsByGroup(english),
    read: file => ({
      before: readFileSync(join(before, file), 'utf8'),
      after: readFileSync(join(after, file), 'utf8')
    })
  })
  const files = {
    'publication.json': JSON.stringify(report, undefined, 2),
    [PAGE]: String(await reportPage(report, styles()))
  }
  const ofRelease = reportOfRelease(releasesOf(outDir), publication.release)
  for (const folder of [ofRelease, reportFolderOf(outDir)]) await replaceFiles(folder, files)
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
