import { parseArgs } from 'node:util'
import { readSettings } from '#config/settings.ts'
import { fail } from './command/fail.ts'
import { currentRelease, listReleases, releasesOf, rollBack } from './publish/releases.ts'
import { withSite } from './publish/with-site.ts'

// npm run rollback: publishes the release before the current one again. With a name, that one.
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const settings = readSettings(process.env)
  const { outDir } = settings
  const releases = releasesOf(outDir)
  await withSite(settings, async () => {
    const { release, publishedAt } = await rollBack(positionals[0] ?? releaseBefore(releases), {
      releases,
      outDir
    })
    console.log(`${outDir}/ is release ${release} of ${publishedAt} again.`)
  })
} catch (error) {
  fail(error)
}

/** @throws when the current release is the oldest one */
function releaseBefore(releases: string): string {
  const current = currentRelease(releases)
  const earlier = listReleases(releases).find(
    ({ publishedAt }) => current !== undefined && publishedAt < current.publishedAt
  )
  if (earlier) return earlier.release
  throw new Error(
    current
      ? `${releases}/ holds no release before ${current.release}, which is published now.`
      : `${releases}/ holds no release: \`npm run build\` makes one.`
  )
}
