import type { Step } from './plan.ts'

/** What `npm test` runs in part: the setting by which these tests run completely, by script. */
const shared = {
  dist: {
    DAMAGES: ['damaged-files'],
    NAMES: ['search'],
    PAGES: ['html'],
    SIGNALS: ['killed-builds']
  },
  e2e: {
    AXE: ['accessibility'],
    FAULTS: ['faults'],
    INPUTS: ['catalogue', 'catalogue-pages'],
    LABELS: ['labels'],
    SCREENS: ['small-screens'],
    SHIFTS: ['layout-shift']
  }
}

export const releaseSteps: readonly Step[] = Object.entries(shared).flatMap(([folder, parts]) =>
  Object.entries(parts).map(([setting, tests]) => ({
    name: `test:${folder}`,
    report: folder === 'e2e' ? ('playwright' as const) : ('vitest' as const),
    needsSite: true,
    settings: { [setting]: 'all' },
    files: tests.map(test => `tests/${folder}/${test}.test.ts`)
  }))
)
