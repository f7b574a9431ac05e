import { expect, test } from 'vitest'
import { starters } from '#scripts/bench/starters.ts'

test('no package of the sites to compare with runs a script when it is installed', () => {
  const installing = starters
    .flatMap(({ commands }) => commands)
    .filter(command => command.includes('install') || command.includes('--yes'))
  expect(installing.length).toBeGreaterThanOrEqual(starters.length)
  expect(installing.filter(command => !command.includes('--ignore-scripts'))).toEqual([])
})
