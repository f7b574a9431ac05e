import { expect, test } from 'vitest'
import { closeUp, sentenceGap } from '#lib/typography/close-up.ts'

test('a Chinese sentence follows the one before without a space', () => {
  expect(closeUp('按类别浏览。 能否供应，取决于登记。')).toBe('按类别浏览。能否供应，取决于登记。')
})

test('a title that is a question is separated from the brand', () => {
  const title = '七天有多长？ | 泰瑞维'
  expect(closeUp(title)).toBe(title)
})

test('other spaces stay', () => {
  const text = 'Stop. 草甘膦 480 g/L'
  expect(closeUp(text)).toBe(text)
})

test('two sentences have a space between them where the language has spaces', () => {
  expect(sentenceGap({ locale: 'zh-Hans' })).toBe('')
  expect(sentenceGap({ locale: 'ja' })).toBe('')
  expect(sentenceGap({ locale: 'en-ZA' })).toBe(' ')
  expect(sentenceGap({ locale: 'th' })).toBe(' ')
})
