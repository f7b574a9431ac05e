import { readSettings } from '#config/settings.ts'
import { pull } from '#snapshot/pull.ts'
import { withBff } from './with-bff.ts'

const started = performance.now()
try {
  const { index, pulled, findings, stats } = await withBff(readSettings(), pull)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { calls, files, notModified, retries } = stats
  console.log(`Pulled ${pulled.length} of ${index.trees.length} trees in ${seconds} s.`)
  console.log(
    `${calls} calls and ${files} files, ${notModified} of them unchanged (304), ${retries} retries.`
  )
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  const counts = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ')
  console.log(`Findings: ${counts || 'none'}. Each one is in .snapshot/findings.json.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Calls that were still under way must not keep the process.
  process.exit(1)
}
