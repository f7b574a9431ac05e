import { afterEach, expect, test, vi } from 'vitest'
import { isPlanOf, readPlan, writePlan } from '#browser/field/plan-address.ts'

/** A page whose address changes as scripts change it. */
function open(address: string) {
  const location = new URL(address, 'https://site.example')
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, to: string) =>
      (location.href = new URL(to, location.href).href)
  })
  return location
}

afterEach(() => vi.unstubAllGlobals())

test('a plan is read from the address that it was written to', () => {
  const location = open('/br/problem/9')
  writePlan({ first: '4101', start: '2026-11-23' }, 'crop-soybean')
  expect(location.href).toBe(
    'https://site.example/br/problem/9?first=4101&start=2026-11-23#crop-soybean'
  )
  expect(readPlan()).toEqual({ first: '4101', start: '2026-11-23' })
})

test.each(['', '23.11.2026', '2026-11-23T10:00', '<b>'])('%j is no day', start => {
  open(`/br/problem/9?first=4101&start=${encodeURIComponent(start)}`)
  expect(readPlan()).toEqual({ first: '4101', start: undefined })
})

test('a plan belongs to the card that its address names, in any letters', () => {
  const location = open('/br/problem/9')
  writePlan({ first: '4101' }, 'crop-ข้าว')
  expect(isPlanOf('crop-ข้าว')).toBe(true)
  expect(isPlanOf('crop-rice')).toBe(false)
  expect(isPlanOf(undefined)).toBe(false)
  location.search = ''
  expect(isPlanOf('crop-ข้าว')).toBe(false)
})
