import { afterEach, expect, test, vi } from 'vitest'
import { withEntries } from '#browser/field/entries-address.ts'
import { isPlanOf, keysOf, readPlan, withPlan } from '#browser/field/plan-address.ts'

const open = (address: string) =>
  vi.stubGlobal('location', new URL(address, 'https://site.example'))

afterEach(() => vi.unstubAllGlobals())

test('a plan is read from the address that it was written to, with that of its card', () => {
  const plan = { first: '4137.2', start: '2026-11-23' }
  const address = withPlan('/br/problem/9#crop-soybean', plan)
  expect(address).toBe('/br/problem/9?first=4137.2&start=2026-11-23#crop-soybean')
  open(address)
  expect(readPlan()).toEqual({ ...plan, isWrongDay: false })
})

test('an address keeps the calculation beside the plan of a card, and nothing of another card', () => {
  const at = new URL('https://site.example/br/problem/9?area=3&day=2026-11-23&q=x#crop-soybean')
  const plan = { first: '4101', start: '2026-11-30' }
  const address = withPlan('#crop-soybean', plan, at)
  expect(address).toBe('?first=4101&start=2026-11-30&area=3&day=2026-11-23#crop-soybean')
  const both = new URL(address, at)
  expect(withEntries('crop-soybean', { area: '4' }, { at: both })).toBe(
    '?area=4&first=4101&start=2026-11-30#crop-soybean'
  )
  expect(withEntries('crop-maize', { area: '4' }, { at: both })).toBe('?area=4#crop-maize')
})

test('a plan is written into the address of its own page', () => {
  expect(withPlan('#crop-soybean', { first: '4101', start: '' })).toBe(
    '?first=4101&start=#crop-soybean'
  )
})

test('each use of a card has a key: a product, which older addresses name, and its further rows', () => {
  const uses = ['4137', '4118', '4137', '4137', '4155'].map(id => ({ id }))
  expect(keysOf(uses)).toEqual(['4137', '4118', '4137.2', '4137.3', '4155'])
})

test.each(['', '23.11.2026', '2026-13-01', '9999-12-31', '2026-11-23T10:00', '<b>'])(
  '%j is no day',
  start => {
    open(`/br/problem/9?first=4101&start=${encodeURIComponent(start)}`)
    expect(readPlan()).toEqual({ first: '4101', start: undefined, isWrongDay: start !== '' })
  }
)

test('a plan belongs to the card that its address names, in any letters', () => {
  open(withPlan(`/br/problem/9#${encodeURIComponent('crop-ข้าว')}`, { first: '4101' }))
  expect(isPlanOf('crop-ข้าว')).toBe(true)
  expect(isPlanOf('crop-rice')).toBe(false)
  expect(isPlanOf(undefined)).toBe(false)
  open(`/br/problem/9#${encodeURIComponent('crop-ข้าว')}`)
  expect(isPlanOf('crop-ข้าว')).toBe(false)
})
