import { describe, expect, test } from 'vitest'
import { splitOrganisms } from '#views/portfolio/organisms.ts'
import { packText, tradeName } from '#views/text/trade-name.ts'

const inLanguage = (locale: string, name: string) => tradeName({ locale }, name)

describe('the name of a product in the trade', () => {
  test('is sold in packs with thousands as the language of the page writes them', () => {
    expect(packText({ locale: 'en' }, '1000 L')).toBe('1,000 L')
    expect(packText({ locale: 'pt-BR' }, '1000 L')).toBe('1.000 L')
    expect(packText({ locale: 'en' }, '12 × 500 mL')).toBe('12 × 500 mL')
  })

  test('has thousands and percent as the language of the page writes them', () => {
    const name = 'Bacillus thuringiensis 16 000 IU/mg + matrine 3 g/kg WP'
    expect(inLanguage('pt-BR', name)).toContain(' 16.000 IU/mg + matrine 3 g/kg')
    expect(inLanguage('en', name)).toContain(' 16,000 IU/mg')
    expect(inLanguage('pt-BR', '2,4-D 98 % TC')).toBe('2,4-D 98% TC')
    expect(inLanguage('ar', '2,4-D 98 % TC')).toBe('2,4-D 98% TC')
    expect(inLanguage('ar', '16 000 وحدة دولية/مغ')).toBe('16,000 وحدة دولية/مغ')
    expect(inLanguage('ru', '2,4-Д 98 % TC')).toBe('2,4-Д 98\u00a0% TC')
  })

  test('keeps figures that are no thousands, and raises powers', () => {
    for (const name of ['Atrazine 500 SC', 'Mix 2,5 100 g/L', 'NPK 20 20 20', 'Mix 720 480 SL'])
      expect(inLanguage('en', name), name).toBe(name)
    expect(inLanguage('en', '1×10^8 CFU/mL')).toBe('1×10⁸ CFU/mL')
  })

  test('has the Latin names of organisms apart, also within others', () => {
    const latin = (text: string) => splitOrganisms(text).filter((_, at) => at % 2 === 1)
    expect(latin('Trichoderma harzianum + Bacillus subtilis 2×10⁸ UFC/g')).toEqual([
      'Trichoderma harzianum',
      'Bacillus subtilis'
    ])
    expect(latin('Extrato de algas (Ascophyllum nodosum) 300 g/L SL')).toEqual([
      'Ascophyllum nodosum'
    ])
    expect(latin('Bacillus thuringiensis subsp. kurstaki 16.000 UI/mg')).toEqual([
      'Bacillus thuringiensis',
      'kurstaki'
    ])
    for (const word of ['سلالة', 'подвид'])
      expect(latin(`Bacillus thuringiensis ${word} kurstaki`), word).toEqual([
        'Bacillus thuringiensis',
        'kurstaki'
      ])
    expect(latin('Azo\u00adspi\u00adril\u00adlum bra\u00adsilense 2×10⁸ UFC/mL')).toEqual([
      'Azo\u00adspi\u00adril\u00adlum bra\u00adsilense'
    ])
    expect(latin('Glifosato 480 g/L SL')).toEqual([])
  })
})
