import { describe, expect, test } from 'vitest'
import { conclude, tallyPlaywright, tallyVitest } from '#scripts/test/tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map(test => ({ status: test }))
})

describe("tally of Vitest's report", () => {
  test('counts single tests, and skipped ones', () => {
    const testResults = [
      file('failed', 'passed', 'failed', 'skipped', 'todo'),
      file('passed', 'passed')
    ]
    expect(tallyVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 2 })
  })

  test('counts a file that cannot be loaded as one failure', () => {
    expect(tallyVitest({ testResults: [file('failed')] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0
    })
  })
})

describe("tally of Playwright's report", () => {
  test('counts single tests, skipped ones, and errors outside of tests', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(tallyPlaywright({ stats, errors: ['x'] })).toEqual({ passed: 6, failed: 2, skipped: 2 })
  })
})

describe('conclusion', () => {
  test('is the report, when the exit code agrees', () => {
    const tally = { passed: 3, failed: 0, skipped: 0 }
    expect(conclude(tally, true)).toEqual(tally)
  })

  test('is a failure when the step ended badly, whatever it reports', () => {
    expect(conclude({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1)
  })

  test('is a failure when nothing was tested, or no report was written', () => {
    expect(conclude({ passed: 0, failed: 0, skipped: 0 }, true).failed).toBe(1)
    expect(conclude(undefined, true).failed).toBe(1)
  })
})
