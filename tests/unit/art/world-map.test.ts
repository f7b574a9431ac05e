import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Place, worldMap } from '#art/map/world-map.ts'
import { isoCountries } from '#config/iso-countries.ts'
import { faultsOf } from './faults-of.ts'

const rowsOf = (country: string) => {
  const drawing = worldMap({ colourOf: code => (code === country ? 'red' : 'grey') })
  return /<path stroke="red" d="([^"]+)"/.exec(drawing)?.[1]
}

const plantAt = (longitude: number, latitude: number) => ({
  longitude,
  latitude,
  isLaboratory: false
})
const [shanghai, accra, saoPaulo] = [plantAt(121, 31), plantAt(0, 6), plantAt(-47, -23)]

const marksOf = (places: readonly Place[]) => {
  const marks = worldMap({ colourOf: () => 'grey', places }).matchAll(
    /<circle cx="(\d+)" cy="(\d+)" r="6" fill="(#\w+)"/g
  )
  return [...marks].map(([, x, y, colour]) => ({ x: Number(x), y: Number(y), colour }))
}

/** Islands where nobody farms, and scattered ones that the atlas counts with their country. */
const absent = ['aq', 'bv', 'gs', 'hm', 'io', 'tf', 'um']

describe('the world map', () => {
  test('is a valid drawing', () => {
    expect(faultsOf(worldMap({ colourOf: code => `#${code}`, places: [shanghai] }))).toEqual([])
  })

  test('shows every country', () => {
    const farmed = isoCountries.filter(code => !absent.includes(code))
    expect(farmed.filter(code => !rowsOf(code))).toEqual([])
  })

  test('shows a small state as a dot', () => {
    expect(rowsOf('sg')).toMatch(/^M\d+ \d+h0$/)
  })

  test('has no dot alone in the ocean west of America, unless the country has more than a form', () => {
    const polynesia = rowsOf('pf') ?? ''
    expect(polynesia).toMatch(/^M\S+ \d+h0$/)
    expect(worldMap({ colourOf: () => 'grey' })).not.toContain(polynesia)
  })

  test('takes at most 4.5 KB', () => {
    const colourOf = (code: string) => (code < 'm' ? 'red' : 'grey')
    expect(brotliCompressSync(worldMap({ colourOf })).length).toBeLessThanOrEqual(4.5 * 1024)
  })

  test('marks a place where it is: Shanghai east of Ghana and north of São Paulo', () => {
    const [china, ghana, brazil] = marksOf([shanghai, accra, saoPaulo])
    expect(china?.x).toBeGreaterThan(Number(ghana?.x))
    expect(china?.y).toBeLessThan(Number(brazil?.y))
  })

  test('draws a laboratory over the plants, in another colour', () => {
    const laboratory = { ...shanghai, isLaboratory: true }
    const [below, above] = marksOf([laboratory, accra])
    expect(above?.x).toBe(marksOf([shanghai])[0]?.x)
    expect(above?.colour).not.toBe(below?.colour)
  })

  test('draws no mark over another, and a line from a mark that had to move to its place', () => {
    const town = [0, 0.2, 0.4].map(step => plantAt(120 + step, 32))
    const marks = marksOf(town)
    const distances = marks.flatMap((one, index) =>
      marks.slice(index + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y))
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(12)
    expect(worldMap({ colourOf: () => 'grey', places: town })).toMatch(
      /<path stroke="#\w+"[^>]* d="M\d+ \d+L/
    )
  })
})
