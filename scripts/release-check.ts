import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './command/arguments.ts'
import { fail } from './command/fail.ts'
import { performStep } from './test/perform-step.ts'
import { releaseSteps } from './test/release-steps.ts'
import { add, type Tally } from './test/tally.ts'

// npm run release:check: runs completely what `npm test` runs in part. A failed step does not stop the others.
try {
  readArguments({ name: 'release:check', does: 'tries all of what npm test tries a part of' })
} catch (error) {
  fail(error)
}
const reports = mkdtempSync(join(tmpdir(), 'release-reports-'))

const build = await performStep({ name: 'build', report: undefined, needsSite: false }, reports)
const tallies: Tally[] = [build]
if (build.failed === 0)
  for (const step of releaseSteps) tallies.push(await performStep(step, reports))
else console.log('There is no site to check.')

const { passed, failed, skipped } = tallies.reduce(add)
rmSync(reports, { recursive: true })
// A skipped test proves nothing, so it counts as failed.
process.exitCode = failed + skipped === 0 ? 0 : 1
console.log(`${passed} passed, ${failed + skipped} failed`)
