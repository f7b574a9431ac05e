/** One script of package.json, and the kind of report that its program can write. */
export type Step = {
  name: string
  report: 'vitest' | 'playwright' | undefined
  /** A step without the site uses one core, so that others may run beside it. */
  needsSite: boolean
}

// First the steps without the site, the longest before the others, so that steps that run together end at the same time.
// The build comes before all, so that the builds of profiles find its bundle of the code, and make none of their own.
// An unlisted script runs too: a check with the checks, a test at the end, with the built site.
const order = [
  'build',
  'test:contract',
  'check:lint',
  'test:profiles',
  'test:unit',
  'check:types',
  'check:format',
  'test:render',
  'test:elements',
  'check:unused',
  'check:css',
  'check:*',
  'test:dist',
  'test:e2e',
  'test:*'
]

/** All checks and tests of package.json in their order, with the build before the steps that need the site. */
export function planSteps(scripts: Record<string, string>): Step[] {
  return Object.entries(scripts)
    .filter(([name]) => name === 'build' || /^(check|test):/.test(name))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([name, command]) => ({
      name,
      report: reportOf(command),
      needsSite: rank(name) > order.indexOf('check:*')
    }))
}

function rank(name: string): number {
  const index = order.indexOf(name)
  return index === -1 ? order.indexOf(name.replace(/:.*/, ':*')) : index
}

function reportOf(command: string): Step['report'] {
  return (['vitest', 'playwright'] as const).find(program => command.startsWith(`${program} `))
}
