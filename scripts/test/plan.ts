/** One script of package.json, and the kind of report that its program can write. */
export type Step = {
  name: string
  report: 'vitest' | 'playwright' | undefined
  needsSite: boolean
}

// Quick and telling first. A script that is not named here runs too: a check with the checks,
// a test at the end, where it has the built site.
const order = [
  'check:format',
  'check:lint',
  'check:css',
  'check:types',
  'check:unused',
  'check:*',
  'test:unit',
  'test:render',
  'test:contract',
  'test:profiles',
  'build',
  'test:dist',
  'test:e2e',
  'test:*'
]

/** All checks and tests of package.json in their order, with the build where the site is needed. */
export function planSteps(scripts: Record<string, string>): Step[] {
  return Object.entries(scripts)
    .filter(([name]) => name === 'build' || /^(check|test):/.test(name))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, command]) => ({
      name,
      report: reportOf(command),
      needsSite: rank(name) > rank('build')
    }))
}

function rank(name: string): number {
  const index = order.indexOf(name)
  return index === -1 ? order.indexOf(name.replace(/:.*/, ':*')) : index
}

function reportOf(command: string): Step['report'] {
  return (['vitest', 'playwright'] as const).find(program => command.startsWith(`${program} `))
}
