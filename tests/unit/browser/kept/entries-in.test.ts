import { expect, test } from 'vitest'
import { withEntries } from '#browser/field/entries-address.ts'
import { entriesIn } from '#browser/kept/entries-in.ts'

test.each([
  { area: '4' },
  { day: '2026-11-23' },
  { seed: '500' },
  { plants: '90' },
  { surface: '8' }
])('a calculation for %j is kept with its page', entries => {
  const address = withEntries('doses', entries, { at: { search: '', hash: '' } })
  expect(entriesIn(new URL(address, 'http://site.example/gl/product/1'))).toBe(address)
})

test('a plan is kept with its page, and filters are no entries', () => {
  const plan = { search: '?first=4101&start=2026-11-23', hash: '#crop-soybean' }
  expect(entriesIn(plan)).toBe('?first=4101&start=2026-11-23#crop-soybean')
  expect(entriesIn({ search: '?crop=maize&q=area', hash: '' })).toBeUndefined()
})
