import { expect, test } from 'vitest'
import { beginningOf } from '#browser/search/query/beginning.ts'

test('words with a character that could not be read are left out of a search', () => {
  const asked = new URLSearchParams('q=%E0%A4%A+soja').get('q') ?? ''
  expect(beginningOf(asked).trim()).toBe('soja')
  expect(beginningOf(new URLSearchParams('q=%E0%A4%A').get('q') ?? '')).toBe('')
})
