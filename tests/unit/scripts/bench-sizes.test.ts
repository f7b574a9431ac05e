import { describe, expect, test } from 'vitest'
import { readSizes } from '#scripts/bench/sizes.ts'

describe('the benchmark', () => {
  test('measures every size, or the requested one', () => {
    expect(readSizes([]).sizes).toHaveLength(3)
    expect(readSizes(['--pages', '5000']).sizes).toEqual([{ countries: 15, products: 200 }])
  })

  test('measures a site of as many countries and products as are asked for', () => {
    const { sizes } = readSizes(['--countries', '100', '--products', '20'])
    expect(sizes).toEqual([{ countries: 100, products: 20 }])
    expect(() => readSizes(['--countries', 'all'])).toThrow('--countries is "all", but must be')
  })

  test('measures texts of any length, where one is given', () => {
    expect(readSizes([]).texts).toBeUndefined()
    expect(readSizes(['--texts', '200000']).texts).toBe(200_000)
    expect(() => readSizes(['--texts', 'long'])).toThrow('--texts is "long", but must be')
  })

  test('says which sizes there are', () => {
    expect(() => readSizes(['--pages', '7'])).toThrow(
      '--pages is "7", but must be one of 1000, 5000, 20000.'
    )
  })
})
