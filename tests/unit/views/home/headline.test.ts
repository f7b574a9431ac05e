import { describe, expect, test } from 'vitest'
import { headline } from '#views/home/headline.ts'

describe('The headline', () => {
  test('breaks where its two lines are most alike', () => {
    expect(headline({ text: 'Feito para o seu campo.' }, 'pt-BR').lines).toEqual([
      'Feito para o ',
      'seu campo.'
    ])
  })

  test('breaks where the bundle breaks the same words', () => {
    const lines = ['Fit', 'for your field']
    expect(headline({ text: 'Fit for your field.' }, 'en', lines).lines).toEqual([
      'Fit ',
      'for your field.'
    ])
  })

  test('breaks by itself where the bundle has other words', () => {
    const lines = ['From cocoa to maize,', 'row by row.']
    expect(headline({ text: 'Fit for your field.' }, 'en', lines).lines[0]).toBe('Fit for ')
  })

  test('breaks Chinese between words, never before a full stop', () => {
    expect(headline({ text: '为您的田而生。' }, 'zh-Hans').lines).toEqual(['为您的', '田而生。'])
  })

  test('is not broken when it is one word', () => {
    expect(headline({ text: 'Terravane' }, 'en').lines).toEqual(['Terravane'])
  })

  test('is one line across a wide screen unless that would make it small', () => {
    expect(headline({ text: 'Fit for your field.' }, 'en')).toMatchObject({
      isOneLine: true,
      wide: 5.125
    })
    const long = { text: 'Growing together, wherever the river takes you' }
    expect(headline(long, 'en').isOneLine).toBe(false)
  })

  test('of high letters is one line a little longer, so that the finder is on the first screen', () => {
    expect(headline({ text: 'พอดีกับแปลงของคุณ' }, 'th')).toMatchObject({ isOneLine: true, wide: 9.5 })
    expect(headline({ text: 'พอดีกับแปลงของคุณและของเรา' }, 'th').isOneLine).toBe(false)
  })
})
