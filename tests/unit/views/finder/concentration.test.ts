import { describe, expect, test } from 'vitest'
import { bandOf } from '#views/finder/concentration.ts'

const spanOf = (text: string) => {
  const { unit, from, to } = bandOf(text) ?? {}
  return [from, to, unit]
}

describe('the band of a concentration', () => {
  test.each([
    ['19 g/L', [undefined, '50', 'g/L']],
    ['50 g/L', ['50', '250', 'g/L']],
    ['250 g/L', ['50', '250', 'g/L']],
    ['480 g/L', ['250', '500', 'g/L']],
    ['960 g/L', ['500', undefined, 'g/L']],
    ['757 g/kg', ['500', undefined, 'g/kg']],
    ['480 г/л', ['250', '500', 'г/л']],
    ['2×10^8 CFU/mL', [undefined, '10⁹', 'CFU']],
    ['5×10^9 CFU/g', ['10⁹', '10¹⁰', 'CFU']],
    ['1×10^11 CFU/g', ['10¹⁰', undefined, 'CFU']]
  ])('%s', (text, span) => {
    expect(spanOf(text)).toEqual(span)
  })

  test('is that of the strongest ingredient', () => {
    expect(bandOf('25 g/L + 37.5 g/L')).toEqual(bandOf('37,5 g/L'))
    expect(bandOf('80 g/kg + 640 g/kg')).toEqual(bandOf('640 g/kg'))
  })

  test('reads thousands however they are parted', () => {
    expect(bandOf('1,200 g/L')).toEqual(bandOf('1 200 g/L'))
    expect(bandOf('0,5 g/L')).toEqual(bandOf('0.5 g/L'))
  })

  test('is missing for other units, which are shown as printed', () => {
    for (const text of [
      '250 mg/L',
      '32 000 IU/mg',
      '50 propagules/g',
      '2×10^9 PIB/mL',
      'see label'
    ])
      expect(bandOf(text)).toBeUndefined()
  })
})
