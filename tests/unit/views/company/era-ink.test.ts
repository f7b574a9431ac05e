import { describe, expect, test } from 'vitest'
import { eraInk } from '#views/company/era-ink.ts'

describe('Text on the ground of an era', () => {
  test('is light or dark as its content says', () => {
    expect(eraInk('#e6c860', '#10211a')).toBe('dark')
    expect(eraInk('#0c3527', '#f7f7f1')).toBe('light')
    expect(eraInk('#14683f', '#fff')).toBe('light')
  })

  test('is the other one if the contrast of the given one is too low', () => {
    expect(eraInk('#e6c860', '#ffffff')).toBe('dark')
    expect(eraInk('#0c3527', '#10211a')).toBe('light')
  })

  test('is dark where content names no colours', () => {
    expect(eraInk()).toBe('dark')
  })
})
