import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { project } from '#art/map/equal-earth.ts'
import { worldMap } from '#art/map/world-map.ts'
import { isoCountries } from '#config/iso-countries.ts'
import { faultsOf } from './faults-of.ts'

const rowsOf = (country: string) => {
  const drawing = worldMap({ colourOf: code => (code === country ? 'red' : 'grey') })
  return /<path stroke="red" d="([^"]+)"/.exec(drawing)?.[1]
}

/** Islands where nobody farms, and scattered ones that the atlas counts with their country. */
const absent = ['aq', 'bv', 'gs', 'hm', 'io', 'tf', 'um']

describe('the world map', () => {
  test('is a valid drawing', () => {
    const plants = [{ longitude: 121, latitude: 31 }]
    expect(faultsOf(worldMap({ colourOf: code => `#${code}`, plants }))).toEqual([])
  })

  test('shows every country', () => {
    const farmed = isoCountries.filter(code => !absent.includes(code))
    expect(farmed.filter(code => !rowsOf(code))).toEqual([])
  })

  test('shows a small state as a dot', () => {
    expect(rowsOf('sg')).toMatch(/^M\d+ \d+h0$/)
  })

  test('takes at most 4.5 KB', () => {
    const colourOf = (code: string) => (code < 'm' ? 'red' : 'grey')
    expect(brotliCompressSync(worldMap({ colourOf })).length).toBeLessThanOrEqual(4.5 * 1024)
  })

  test('sets a plant where it is: Shanghai east of Ghana and north of São Paulo', () => {
    const [shanghai, accra, saoPaulo] = [project(121, 31), project(0, 6), project(-47, -23)]
    expect(shanghai[0]).toBeGreaterThan(accra[0])
    expect(shanghai[1]).toBeLessThan(saoPaulo[1])
  })
})
