import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { readArguments } from './command/arguments.ts'
import { fail } from './command/fail.ts'
import { performStep } from './test/perform-step.ts'
import { planSteps, type Step } from './test/plan.ts'
import { add, type Tally } from './test/tally.ts'

type Package = { scripts: Record<string, string> }

// npm test: every check and test of package.json, all of them even if one fails.
try {
  const { values } = readArguments({
    name: 'test',
    does: 'runs every check and test of package.json',
    options: {
      all: { type: 'boolean', says: 'tries every tree, width, name and file, not a part of them' }
    }
  })
  // The tests read it: tests/helpers/tried.ts.
  if (values.all) process.env.TESTS = 'all'
} catch (error) {
  fail(error)
}
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

const steps = planSteps(scripts)
const before = steps.filter(({ needsSite }) => !needsSite)
const onSite = steps.filter(({ needsSite }) => needsSite)

// Without the site, each step uses one core, and one more runs while they wait; with it, a step uses all cores.
const atOnce = pLimit(availableParallelism() + 1)
const tallies = await Promise.all(before.map(step => atOnce(performStep, step, reports)))
const hasSite = before.every(({ name }, at) => name !== 'build' || tallies[at]?.failed === 0)

for (const step of onSite) tallies.push(hasSite ? await performStep(step, reports) : leaveOut(step))

const total = tallies.reduce(add)
rmSync(reports, { recursive: true })
// A skipped test proves nothing, so it counts as failed.
const failed = total.failed + total.skipped
process.exitCode = failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${failed} failed`)

function leaveOut({ name }: Step): Tally {
  console.log(`${name.padEnd(16)}failed: there is no site to test`)
  return { passed: 0, failed: 1, skipped: 0 }
}
