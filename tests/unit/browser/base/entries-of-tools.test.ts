import { expect, test } from 'vitest'
import { toolOfEntries } from '#browser/base/entries-of-tools.ts'
import { withEntries } from '#browser/field/entries-address.ts'

test.each([
  { area: '4' },
  { day: '2026-11-23' },
  { seed: '500' },
  { plants: '90' },
  { surface: '80' }
])('a calculation for %j is found in its address', entries => {
  const { search } = new URL(
    withEntries('doses', entries, { at: { search: '', hash: '' } }),
    'http://x'
  )
  expect(toolOfEntries(search)).toBe('amounts')
})

test('a plan is found in its address, and filters are no entries', () => {
  expect(toolOfEntries('?first=4101&start=2026-11-23')).toBe('plan')
  expect(toolOfEntries('?crop=maize&q=area')).toBeUndefined()
})
