import type { Step } from './plan.ts'

export type Tally = { passed: number; failed: number; skipped: number }

/** The parts of Vitest's and Playwright's JSON reports that are read. */
export type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped
  }
}

export function tallyVitest({ testResults }: VitestReport): Tally {
  return testResults
    .map(({ status, assertionResults }) => {
      const statuses = assertionResults.map(test => test.status)
      const passed = statuses.filter(one => one === 'passed').length
      const failed = statuses.filter(one => one === 'failed').length
      // A file that cannot be loaded has no tests, and counts as one failure.
      const broken = status === 'failed' && failed === 0 ? 1 : 0
      return { passed, failed: failed + broken, skipped: statuses.length - passed - failed }
    })
    .reduce(add, { passed: 0, failed: 0, skipped: 0 })
}

/** A test that needed a second attempt has passed: Playwright's configuration decides about retries. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped
  }
}

/** Compares a report with the exit code: a step that fails, or has no tests, is never a success. */
export function conclude(tally: Tally | undefined, isDone: boolean): Tally {
  const known = tally ?? { passed: 0, failed: 0, skipped: 0 }
  const isSilent = known.passed + known.failed + known.skipped === 0
  const isUnexplained = !isDone && known.failed === 0
  return isSilent || isUnexplained ? { ...known, failed: known.failed + 1 } : known
}

/** The text for a step: the number of its tests, if it has any. */
export function countOf({ report }: Step, { passed, failed, skipped }: Tally): string {
  if (!report) return failed === 0 ? 'passed' : 'failed'
  const counts = { passed, failed, skipped }
  const present = Object.entries(counts).filter(([, count]) => count > 0)
  return present.map(([word, count]) => `${count} ${word}`).join(', ')
}
