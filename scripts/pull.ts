import { readArguments } from './command/arguments.ts'
import { pullOptions } from './command/build-options.ts'
import { readCommandSettings } from './command/settings.ts'
import { count } from './command/count.ts'
import { fail } from './command/fail.ts'
import { sourceOf } from './publish/publish.ts'
import { publishedSnapshot } from './publish/release-snapshot.ts'
import { releasesOf } from './publish/releases.ts'
import { withSnapshot } from './publish/with-site.ts'
import { pullSite } from './build/pull-site.ts'
import { withAnyBff } from './command/with-bff.ts'

// npm run pull: the content alone.
const started = performance.now()
try {
  const { values } = readArguments({
    name: 'pull',
    does: 'pulls the content into .snapshot, and publishes nothing',
    options: pullOptions
  })
  const settings = readCommandSettings(values)
  const published = publishedSnapshot(releasesOf(settings.outDir), sourceOf(settings))
  const { index, pulled, findings, stats } = await withSnapshot(settings, () =>
    withAnyBff(settings, connected => pullSite({ ...connected, published }))
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { calls, files, notModified, retries } = stats
  console.log(`Pulled ${pulled.length} of ${count(index.trees.length, 'tree')} in ${seconds} s.`)
  console.log(
    `${count(calls, 'call')} and ${count(files, 'file')}, ${notModified} of them unchanged (304); asked again: ${retries}.`
  )
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  const counts = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ')
  console.log(
    `Findings: ${counts || 'none'}. Each one is in ${settings.snapshotDir}/findings.json.`
  )
} catch (error) {
  fail(error)
}
