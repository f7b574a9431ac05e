import { describe, expect, test } from 'vitest'
import { slipsOf } from '#views/units/highlights.ts'

const slips = (text: string, locale = 'en') =>
  slipsOf({ text }, locale).flatMap(({ text, isSlip }) => (isSlip ? [text] : []))

describe('A sentence with slips', () => {
  test('has its long words and its figures on slips', () => {
    expect(slips('A product made for your market in 45 to 95 days')).toEqual([
      'product',
      'market',
      '45 to 95 days'
    ])
    expect(slips('منتج لسوقك في 45 إلى 95 يومًا', 'ar')).toEqual(['منتج', 'لسوقك', '45 إلى 95 يومًا'])
  })

  test('leaves no comma behind', () => {
    expect(slips('45至95天，为您的市场做出一款产品', 'zh')[0]).toBe('45至95天，')
    expect(slips('Um produto, em 45 a 95 dias.', 'pt')).toEqual(['produto,', '45 a 95 dias.'])
  })

  test('loses no letter', () => {
    const text = 'Um produto para o seu mercado, em 45 a 95 dias.'
    expect(
      slipsOf({ text }, 'pt')
        .map(part => part.text)
        .join('')
    ).toBe(text)
  })

  test('keeps its slips apart where a language writes no spaces', () => {
    const words = (text: string, locale: string) =>
      slipsOf({ text }, locale)
        .map(({ text }) => text)
        .join('')
    expect(words('45至95天，为您的市场做出一款产品', 'zh')).toBe(
      '45至95天， 为您的 市场 做出 一款 产品'
    )
    expect(words('Um produto, em 45 a 95 dias', 'pt')).toBe('Um produto, em 45 a 95 dias')
  })

  test('has no more slips than there are colours of paper', () => {
    expect(slips('product '.repeat(9))).toHaveLength(6)
  })

  test('may have none', () => {
    expect(slips('We do it all')).toEqual([])
  })
})
