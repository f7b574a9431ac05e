import { parseArgs } from 'node:util'
import { readSettings } from '#config/settings.ts'
import { fail } from './command/fail.ts'
import { releaseBefore } from './publish/release-list.ts'
import { releasesOf, rollBack } from './publish/releases.ts'
import { withSite } from './publish/with-site.ts'

// npm run rollback: publishes the release before the current one again. With a name, that one.
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const settings = readSettings(process.env)
  const { outDir } = settings
  const releases = releasesOf(outDir)
  await withSite(settings, async () => {
    const wanted = positionals[0] ?? releaseBefore(releases).release
    const { release, publishedAt } = await rollBack(wanted, { releases, outDir })
    console.log(`${outDir}/ is release ${release} of ${publishedAt} again.`)
  })
} catch (error) {
  fail(error)
}
