import type { Step } from './plan.ts'

/** The steps that `npm test` runs in part, with the setting by which their tests run completely. */
const shared = {
  AXE: ['accessibility'],
  FAULTS: ['faults'],
  INPUTS: ['catalogue', 'catalogue-pages'],
  SHIFTS: ['layout-shift']
}

export const releaseSteps: readonly Step[] = Object.entries(shared).map(([setting, tests]) => ({
  name: 'test:e2e',
  report: 'playwright',
  needsSite: true,
  settings: { [setting]: 'all' },
  files: tests.map(test => `tests/e2e/${test}.test.ts`)
}))
