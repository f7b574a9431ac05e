import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { swapFolder, workFolderOf } from '#lib/swap-folder.ts'
import { english } from '#texts/english.ts'
import type { Published } from '../publish.ts'
import { releasesOf, reportFolderOf, siteOf } from '../releases.ts'
import type { Stage } from '../stages.ts'
import { textsByGroup } from './coverage.ts'
import { reportPage } from './page.ts'
import { reportOf } from './report.ts'

type Options = { outDir: string; stages: readonly Stage[] }

/** Writes `publication.html` and `publication.json` about what was published last. */
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
  const target = reportFolderOf(outDir)
  const fresh = workFolderOf(target)
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, 'publication.json'), JSON.stringify(report, undefined, 2))
  await writeFile(join(fresh, 'publication.html'), String(await reportPage(report, styles())))
  await swapFolder({ fresh, target })
}

function styles(): string {
  const font = import.meta
    .resolve('@fontsource-variable/alumni-sans/files/alumni-sans-latin-wght-normal.woff2')
  const letters = readFileSync(fileURLToPath(font), 'base64')
  const face = `@font-face { font-family: Report; font-weight: 100 900; src: url(data:font/woff2;base64,${letters}) }`
  return face + readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')
}
