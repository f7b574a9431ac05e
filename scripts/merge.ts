import { rm } from 'node:fs/promises'
import { readSettings } from '#config/settings.ts'
import { workFolderOf } from '#lib/swap-folder.ts'
import { readArguments } from './command/arguments.ts'
import { buildOptions } from './command/build-options.ts'
import { fail } from './command/fail.ts'
import { readConfirmed } from './command/settings.ts'
import { mergeReleases } from './publish/merge-releases.ts'
import { assertReplaceable } from './publish/one-disk.ts'
import { packageList } from './publish/package-list.ts'
import { publishSite } from './publish/publish.ts'
import { writeReport } from './publish/report/write-report.ts'
import { createStages } from './publish/stages.ts'
import { withSite } from './publish/with-site.ts'

// npm run merge -- part-1 part-2: publishes releases of some trees each as one site.
try {
  const { positionals, values } = readArguments({
    name: 'merge',
    does: 'publishes several releases, each of some trees, as one site',
    words: '{folder} {folder} …',
    options: { confirm: buildOptions.confirm }
  })
  const settings = readSettings(process.env)
  const { outDir, compressed, tls, host } = settings
  const fresh = workFolderOf(outDir)
  const stages = createStages()
  await withSite(settings, async () => {
    try {
      for (const folder of positionals) assertReplaceable(outDir, folder)
      const facts = await stages.run('Merge', () => mergeReleases(positionals, fresh))
      const packages = await packageList()
      const isDemo = settings.bffUrl === undefined
      const confirmed = readConfirmed(values.confirm)
      const published = await stages.run('Publish', () =>
        publishSite(fresh, {
          facts,
          settings: { outDir, isDemo, confirmed, compressed, tls, host }
        })
      )
      await writeReport(published, { ...settings, packages, stages: stages.all })
      const { built, release } = published.publication
      console.log(`${outDir}/ is release ${release} of ${built.length} trees.`)
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
  })
} catch (error) {
  fail(error)
}
