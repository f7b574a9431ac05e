import { describe, expect, test } from 'vitest'
import { highlightsOf, type SentencePart } from '#views/units/highlights.ts'

const highlights = (text: string, locale = 'en') =>
  highlightsOf({ text }, locale).flatMap(({ text, isHighlight }) => (isHighlight ? [text] : []))

const whole = ({ text, opens = '', closes = '' }: SentencePart) => opens + text + closes

describe('A sentence with highlights', () => {
  test('has its long words and its figures on highlights', () => {
    expect(highlights('A product made for your market in 45 to 95 days')).toEqual([
      'product',
      'market',
      '45 to 95 days'
    ])
    expect(highlights('منتج لسوقك في 45 إلى 95 يومًا', 'ar')).toEqual([
      'منتج',
      'لسوقك',
      '45 إلى 95 يومًا'
    ])
  })

  test('has what is in square brackets on highlights, and nothing else, where it has such', () => {
    const text = 'We make [your active] as [SC, WG or OD], in [45 to 95 days] for companies'
    expect(highlights(text)).toEqual(['your active', 'SC, WG or OD', '45 to 95 days'])
    expect(highlights('[one] '.repeat(9))).toHaveLength(6)
    const parts = highlightsOf({ text: '[您的原药]、做成[SC]' }, 'zh').map(whole)
    expect(parts).toEqual(['您的原药、', ' ', '做成', ' ', 'SC'])
  })

  test('keeps a comma with its highlight, and not on it', () => {
    expect(highlightsOf({ text: '45至95天，为您的市场做出一款产品' }, 'zh')[0]).toEqual({
      text: '45至95天',
      isHighlight: true,
      closes: '，'
    })
    expect(highlights('Um produto, em 45 a 95 dias', 'pt')).toEqual(['produto', '45 a 95 dias'])
    expect(highlights('In 45, 60 or 95 days')).toEqual(['45, 60 or 95 days'])
  })

  test('has its full stop on its last highlight', () => {
    expect(highlights('Um produto, em 45 a 95 dias.', 'pt')).toEqual(['produto', '45 a 95 dias.'])
    expect(highlights('In [45 to 95 days]. Soon')).toEqual(['45 to 95 days'])
  })

  test('keeps a short word with the highlight after it', () => {
    expect(highlightsOf({ text: 'Only in [45 to 95 days]' }, 'en')).toEqual([
      { text: 'Only ', isHighlight: false },
      { text: '45 to 95 days', isHighlight: true, opens: 'in ' }
    ])
    const [first] = highlightsOf({ text: 'At [last]' }, 'en')
    expect(first?.opens).toBe('At ')
    const thai = highlightsOf({ text: '[สารของคุณ] ใน [ถัง 20 ลิตร]' }, 'th')
    expect(thai.at(-1)?.opens).toBe('ใน ')
    const arabic = highlightsOf({ text: '[منتجك] على هيئة [عبوة 250 مل]' }, 'ar')
    expect(arabic.at(-1)?.opens).toBe('على هيئة ')
  })

  const sentence = (text: string, locale: string) =>
    highlightsOf({ text }, locale).map(whole).join('')

  test('loses no letter', () => {
    const text = 'Um produto para o seu mercado, em 45 a 95 dias.'
    expect(sentence(text, 'pt')).toBe(text)
    expect(sentence('Um [produto], em [45 a 95 dias].', 'pt')).toBe('Um produto, em 45 a 95 dias.')
  })

  test('keeps its highlights apart where a language writes no spaces', () => {
    expect(sentence('45至95天，为您的市场做出一款产品', 'zh')).toBe(
      '45至95天， 为您的 市场 做出 一款 产品'
    )
    expect(sentence('Um produto, em 45 a 95 dias', 'pt')).toBe('Um produto, em 45 a 95 dias')
  })

  test('has no more highlights than there are colours of paper', () => {
    expect(highlights('product '.repeat(9))).toHaveLength(6)
  })

  test('may have no highlight', () => {
    expect(highlights('We do it all')).toEqual([])
  })
})
