import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Modules and components whose text matches. */
const sourcesWith = (pattern: RegExp) =>
  globSync('src/**/*.{ts,tsx,astro}')
    .filter(path => pattern.test(readFileSync(path, 'utf8')))
    .toSorted()

test('no script listens for a change of the window’s size: media queries say when it matters', () => {
  expect(sourcesWith(/addEventListener\(\s*'resize'|\bonresize\b/)).toEqual([])
})

test('whatever is faded by a script is faded in one way', () => {
  expect(sourcesWith(/from 'motion|\.animate\(/)).toEqual(['src/browser/base/fade.ts'])
})

test('several screens mark what is being read', () => {
  expect(sourcesWith(/<\w+[^>]* data-mark\b/)).toEqual([
    'src/components/company/Principles.astro',
    'src/components/company/investors/Reports.astro',
    'src/components/units/service-units/UnitItem.astro'
  ])
})
