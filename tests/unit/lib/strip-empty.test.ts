import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripEmpty } from '#lib/strip-empty.ts'

describe('stripping empty values', () => {
  test('takes null, empty and blank texts for missing', () => {
    expect(stripEmpty({ a: null, b: '', c: ' \n', d: ' text ', e: 0, f: false })).toEqual({
      d: 'text',
      e: 0,
      f: false
    })
  })

  test('keeps lists and objects that are empty, because they were answered', () => {
    expect(stripEmpty({ a: [], b: {}, c: [null, ''] })).toEqual({ a: [], b: {}, c: [] })
  })

  test('keeps more blanks than any text may have, behind which a text may have been cut', () => {
    expect(stripEmpty([' '.repeat(5_000), '\n'.repeat(5_001)])).toEqual(['\n'.repeat(5_001)])
  })

  test('finds nothing more the second time', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const once = stripEmpty(value)
        expect(stripEmpty(once)).toEqual(once)
      })
    )
  })
})
