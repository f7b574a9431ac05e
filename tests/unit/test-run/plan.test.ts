import { describe, expect, test } from 'vitest'
import { planSteps } from '#scripts/test/plan.ts'

const names = (...scripts: string[]) =>
  planSteps(Object.fromEntries(scripts.map(name => [name, 'x']))).map(step => step.name)

describe('test plan', () => {
  test('checks and builds first, and ends in the browser', () => {
    expect(
      names('test:e2e', 'test:unit', 'start', 'build', 'check:types', 'test:dist', 'check:format')
    ).toEqual(['build', 'test:unit', 'check:types', 'check:format', 'test:dist', 'test:e2e'])
  })

  test('starts no other build beside that of the site, whose bundle the others use', () => {
    const [first, ...others] = names('test:profiles', 'test:contract', 'check:lint', 'build')
    expect(first).toBe('build')
    expect(others.at(-1)).toBe('test:profiles')
  })

  test('forgets no check or test that it does not know', () => {
    expect(names('test:speed', 'test:unit', 'build', 'check:spelling', 'check:lint')).toEqual([
      'build',
      'check:lint',
      'test:unit',
      'check:spelling',
      'test:speed'
    ])
  })

  test('knows which steps write a report, and which need the site', () => {
    const [unit, types, e2e] = planSteps({
      'check:types': 'tsc',
      'test:unit': 'vitest run --project unit',
      'test:e2e': 'playwright test'
    })
    expect(types).toMatchObject({ report: undefined, needsSite: false })
    expect(unit).toMatchObject({ report: 'vitest', needsSite: false })
    expect(e2e).toMatchObject({ report: 'playwright', needsSite: true })
  })
})
