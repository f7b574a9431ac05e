import { readSettings } from '#config/settings.ts'
import { readArguments } from './command/arguments.ts'
import { fail } from './command/fail.ts'
import { releaseBefore } from './publish/release-list.ts'
import { releasesOf, rollBack } from './publish/releases.ts'
import { withSite } from './publish/with-site.ts'

// npm run rollback: publishes the release before the current one again. With a name, that one.
try {
  const { positionals } = readArguments({
    name: 'rollback',
    does: 'publishes the named release again, or without a name the one before the current one',
    words: '{release}'
  })
  if (positionals.length > 1) throw new Error('Name one release: npm run rollback -- {release}')
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
