import { describe, expect, test } from 'vitest'
import { readRequest } from '#scripts/bench/sizes.ts'

describe('the benchmark', () => {
  test('measures every size, or the requested one', () => {
    expect(readRequest([]).sizes).toHaveLength(3)
    expect(readRequest(['--pages', '5000']).sizes).toEqual([{ countries: 15, products: 200 }])
  })

  test('measures a site of as many countries and products as are asked for', () => {
    const { sizes } = readRequest(['--countries', '100', '--products', '20'])
    expect(sizes).toEqual([{ countries: 100, products: 20 }])
    expect(() => readRequest(['--countries', 'all'])).toThrow('--countries is "all", but must be')
  })

  test('measures texts of any length, where one is given', () => {
    expect(readRequest([]).texts).toBeUndefined()
    expect(readRequest(['--texts', '200000']).texts).toBe(200_000)
    expect(() => readRequest(['--texts', 'long'])).toThrow('--texts is "long", but must be')
  })

  test('leaves other site builders out, and builds in parts, where that is asked for', () => {
    expect(readRequest([])).toMatchObject({ isAlone: false, shards: 1 })
    expect(readRequest(['--alone', '--shards', '2'])).toMatchObject({ isAlone: true, shards: 2 })
    expect(() => readRequest(['--shards', '99'])).toThrow('--shards is "99", but must be')
  })

  test('says which sizes there are', () => {
    expect(() => readRequest(['--pages', '7'])).toThrow(
      '--pages is "7", but must be one of 1000, 5000, 20000.'
    )
  })
})
