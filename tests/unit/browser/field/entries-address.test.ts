import { afterEach, expect, test, vi } from 'vitest'
import {
  impossibleIn,
  isCalculationOf,
  readEntries,
  withEntries
} from '#browser/field/entries-address.ts'

const open = (address: string) =>
  vi.stubGlobal('location', new URL(address, 'https://site.example/br/product/1'))

afterEach(() => vi.unstubAllGlobals())

test('a calculation is read from the address that it was written to', () => {
  const entries = { area: '2.5', unit: 'ha', water: '200', tank: '20', day: '2026-11-23' }
  const address = withEntries('doses', { ...entries, tank: '20.0' })
  expect(address).toBe('?area=2.5&unit=ha&water=200&tank=20&day=2026-11-23#doses')
  open(address)
  expect(isCalculationOf('doses')).toBe(true)
  expect(isCalculationOf('crop-soybean')).toBe(false)
  expect(readEntries()).toEqual(entries)
})

test.each([
  ['area', ['0', '-3', '1e9', '99999999', 'Infinity', '<b>', '2,5']],
  ['unit', ['', 'HA', '<i>', 'a'.repeat(11)]],
  ['day', ['', 'tomorrow', '2026-02-31', '2026-11-23T10:00']]
])('an address has no %s beyond what its field takes', (name, values) => {
  for (const value of values) {
    open(`?${new URLSearchParams({ [name]: value }).toString()}#doses`)
    expect(readEntries()).toEqual({})
  }
})

test('a calculation of treated seed alone has no day', () => {
  open('?seed=500#crop-wheat')
  expect(isCalculationOf('crop-wheat')).toBe(true)
})

test('an address says for which fields its value is impossible', () => {
  open('?area=-5&unit=ha&water=200&day=2026-02-31&q=rust#doses')
  expect(impossibleIn()).toEqual(['area', 'day'])
  open('?area=5&unit=ha#doses')
  expect(impossibleIn()).toEqual([])
})

test('a field without a right value is asked for again when its address is opened', () => {
  const address = withEntries('doses', { area: '', unit: 'ha', water: undefined, day: '' })
  expect(address).toBe('?area=&unit=ha&day=#doses')
  open(address)
  expect(isCalculationOf('doses')).toBe(true)
  expect(impossibleIn()).toEqual(['area', 'day'])
})
