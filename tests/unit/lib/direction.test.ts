import { describe, expect, test } from 'vitest'
import { directionOf } from '#lib/direction.ts'

describe('the direction of a text with a code before it', () => {
  test('is that of its words', () => {
    expect(directionOf({ text: 'SL: مركز قابل للذوبان' })).toBe('rtl')
  })

  test('is left to the browser where there is no Arabic or Hebrew', () => {
    expect(directionOf({ text: 'MEWA D-5368' })).toBe('auto')
  })
})
