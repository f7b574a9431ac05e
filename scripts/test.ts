import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { planSteps, type Step } from './test/plan.ts'
import { runStep } from './test/run-step.ts'
import { add, countOf, type Tally } from './test/tally.ts'

type Package = { scripts: Record<string, string> }

// npm test: every check and test of package.json, all of them even when one fails.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
let total: Tally = { passed: 0, failed: 0, skipped: 0 }
let hasSite = true

const steps = planSteps(scripts)
const checks = steps.filter(({ name }) => name.startsWith('check:'))

// A check keeps one core busy; what comes after keeps all of them.
const inPairs = pLimit(2)
for (const tally of await Promise.all(checks.map(check => inPairs(perform, check))))
  total = add(total, tally)

for (const step of steps.slice(checks.length)) {
  const tally: Tally = step.needsSite && !hasSite ? leaveOut(step) : await perform(step)
  if (step.name === 'build') hasSite = tally.failed === 0
  total = add(total, tally)
}

rmSync(reports, { recursive: true })
// A test that is skipped proves nothing, so it counts as failed.
const failed = total.failed + total.skipped
process.exitCode = failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${failed} failed`)

async function perform(step: Step): Promise<Tally> {
  const { tally, seconds, output } = await runStep(step, reports)
  console.log(`${step.name.padEnd(16)}${countOf(step, tally)} in ${seconds.toFixed(1)} s`)
  if (tally.failed + tally.skipped > 0) console.log(`\n${output.trim()}\n`)
  return tally
}

function leaveOut({ name }: Step): Tally {
  console.log(`${name.padEnd(16)}failed: there is no site to test`)
  return { passed: 0, failed: 1, skipped: 0 }
}
