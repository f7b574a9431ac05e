import { describe, expect, test } from 'vitest'
import { countOf, spanOf } from '#views/text/count.ts'

describe('A figure of the content', () => {
  test.each([
    ['55', 55],
    ['7,000+', 7000],
    ['5.000+', 5000],
    ['1 200+', 1200],
    ['2,000+', 2000]
  ])('%s counts %d', (value, count) => {
    expect(countOf(value)).toBe(count)
  })

  test.each(['2015', '2558', '45–95', 'CNAS', ''])('%s counts nothing', value => {
    expect(countOf(value)).toBeUndefined()
  })

  test('is a span when it has two ends', () => {
    expect(spanOf('45–95')).toEqual({ from: 45, to: 95 })
    expect(spanOf('45-95')).toEqual({ from: 45, to: 95 })
    expect(spanOf('45～95')).toEqual({ from: 45, to: 95 })
    expect(spanOf('2000')).toBeUndefined()
  })
})
