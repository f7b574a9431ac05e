import { expect, test } from 'vitest'
import { closeUp } from '#lib/close-up.ts'

test('a Chinese sentence follows the one before without a space, also across markup', () => {
  expect(closeUp('<p>按类别浏览。 <strong>能否供应，取决于登记。</strong></p>')).toBe(
    '<p>按类别浏览。<strong>能否供应，取决于登记。</strong></p>'
  )
})

test('a question as a title stands apart from the brand', () => {
  const html = '<title>七天有多长？ | 泰瑞维</title>'
  expect(closeUp(html)).toBe(html)
})

test('other spaces stay', () => {
  const html = '<p>Stop. <b>草甘膦 480 g/L</b></p>'
  expect(closeUp(html)).toBe(html)
})
