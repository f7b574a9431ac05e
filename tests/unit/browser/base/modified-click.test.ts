import { expect, test } from 'vitest'
import { isForNewTab } from '#browser/base/modified-click.ts'

const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test('a plain click is ours', () => {
  expect(isForNewTab(click)).toBe(false)
})

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true }
])('a click with %o is the browser’s', held => {
  expect(isForNewTab({ ...click, ...held })).toBe(true)
})
