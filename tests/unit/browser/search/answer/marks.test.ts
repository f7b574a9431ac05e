import { describe, expect, test } from 'vitest'
import { buildIndex } from '#browser/search/index/build-index.ts'
import {
  engineAsTyped,
  productEntry as entry,
  translateAsTyped
} from '../../../../helpers/engine-as-typed.ts'
import { arrived, engineParts } from '../../../../helpers/engine-parts.ts'
import { composeEngine } from '#browser/search/engine/engine.ts'
import { markMatches, reasonOf, soughtIn } from '#browser/search/answer/marks.ts'

const engine = engineAsTyped(
  buildIndex([
    entry('khamsin', 'Khamsin 19 EC', ['Spodoptera frugiperda', 'beet armyworm', 'fall armyworm']),
    entry('lodos', 'Lodos 720 SL', ['2,4-D'], 'Lagarta-do-cartucho, algodão'),
    entry('mo', '草甘膦 480 SL', [], '防治稗草'),
    entry('thai', 'ข้าวโพด', ['maize'], 'หนอนกระทู้ลายจุด'),
    entry('glyphosate', 'Solano', ['glyphosate'])
  ])
)

const search = (query: string) => engine(query, ['product'])

test('a connecting word is marked beside another match alone', () => {
  const marked = (text: string) =>
    markMatches(text, ['roya', 'de', 'la', 'hoja'])
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  expect(marked('Roya de la hoja')).toBe('[Roya] [de] [la] [hoja]')
  expect(marked('Mildiu de la vid')).toBe('Mildiu de la vid')
  expect(marked('Roya de café')).toBe('[Roya] [de] café')
})

describe('marks', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, search(query).results[0]?.terms ?? [])
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')

  test('show why something was found, as it is written', () => {
    expect(marked('Lagarta-do-cartucho, algodão', 'algodao')).toBe('Lagarta-do-cartucho, [algodão]')
    expect(marked('glyphosate', 'glifosato')).toBe('[glyphosate]')
    expect(marked('Khamsin 19 EC', 'khansin')).toBe('[Khamsin] 19 EC')
    expect(marked('草甘膦 480 SL', '草甘膦')).toBe('[草甘膦] 480 SL')
    expect(marked('หนอนกระทู้ลายจุด', 'หนอน')).toBe('[หนอน]กระทู้ลายจุด')
    expect(marked('หนอนกระทู้ลายจุด', 'หนอนกระท')).toBe('[หนอนกระทู้]ลายจุด')
  })

  test('show the match where title and line do not', () => {
    const reasons = (query: string) => search(query).results.map(found => reasonOf(found))
    expect(reasons('frugiperda')).toEqual(['Spodoptera frugiperda'])
    expect(reasons('khamsin')).toEqual([undefined])
    expect(reasons('fall armyworn')).toEqual(['fall armyworm'])
  })

  test('show the CAS number by which an ingredient was found', () => {
    const found = { id: '', title: 'Harmattan', path: '', score: 0, terms: ['glyphosate'] }
    expect(reasonOf({ ...found, line: 'Glyphosate 480 g/L', typed: ['1071-83-6'] })).toBe(
      '1071-83-6'
    )
  })

  test('show the first of two names that differ in spelling only', () => {
    const found = { id: '', title: '', path: '', score: 0, terms: ['antracnose'] }
    expect(reasonOf({ ...found, groups: ['Antracnose'], names: ['Anthracnose'] }, 'pt-BR')).toBe(
      'Antracnose'
    )
  })

  test.each([
    ['ferrugen', 'Ferrugem-asiática', ['ferrugemasiatica']],
    ['picao preto', 'Picão-preto', ['picaopreto']],
    ['ใหม้ขาว', 'โรคไหม้ข้าว', ['โรคไหม้ข้าว']]
  ])('show the name that was understood by %s: %s', (typed, name, terms) => {
    const found = { id: '', title: '', path: '', score: 0, terms, typed: [typed] }
    expect(reasonOf({ ...found, names: ['Mancha-alvo', name] }, 'pt-BR')).toBe(name)
  })

  test.each([
    ['control biologico', 'control biológico', 'controle biológico'],
    ['picao preto', 'Picão-preto', 'Picao prieto']
  ])('show of names that sound alike the one that was typed: %s', (typed, name, other) => {
    const found = { id: '', title: '', path: '', score: 0, terms: ['biopesticidas'] }
    expect(reasonOf({ ...found, names: [other, name], typed: [typed] }, 'es-MX')).toBe(name)
  })

  test('show what was typed, where only the name of another language sounds like it', () => {
    const found = { id: '', title: '', path: '', score: 0, terms: ['glyphosate'] }
    const names = ['glifosato', 'glyphosate']
    expect(reasonOf({ ...found, names, typed: ['glifosate'] }, 'pt-BR')).toBe('glifosate')
  })

  test.each([
    ['class II', 'class2'],
    ['Class Ia', 'classIa'],
    ['WHO class U', 'classU']
  ])('name a toxicological class as it was typed: %s', (typed, name) => {
    const found = { id: '', title: '', path: '', score: 0, terms: [name.toLowerCase()] }
    expect(reasonOf({ ...found, names: [name], typed: [typed] })).toBe(typed)
    expect(reasonOf({ ...found, names: [name] })).toBeUndefined()
  })

  test('are of the words that were typed, where another language is searched', () => {
    const inEnglish = composeEngine(
      buildIndex([
        entry('nordeste', 'Nordeste 480 SL', ['glyphosate'], 'Glifosato 480 g/L'),
        entry('contact', 'Contato', ['price']),
        entry('meltemi', 'Meltemi 250 EC', ['triazol', 'triazole']),
        entry('zonda', 'Zonda 500 SC', ['pre-emergence'])
      ]),
      translateAsTyped(query => ({
        queries: [
          { preço: 'price', 'pré-emergência': 'pre-emergence', triazol: 'triazole' }[query] ??
            'glyphosate'
        ],
        named: [query],
        isExact: true
      })),
      arrived,
      engineParts
    )
    const shown = (query: string, lang: string) => {
      const [found] = inEnglish(query).results
      if (!found) return undefined
      const line = markMatches(found.line ?? '', soughtIn(found))
      return [line.find(({ isMatch }) => isMatch)?.text, reasonOf(found, lang)]
    }
    expect(shown('glifosato', 'pt-BR')).toEqual(['Glifosato', undefined])
    expect(shown('草甘膦', 'pt-BR')).toEqual([undefined, '草甘膦'])
    expect(shown('草甘膦', 'en')).toEqual([undefined, 'glyphosate'])
    expect(shown('glyphosate', 'pt-BR')).toEqual([undefined, 'glyphosate'])
    expect(shown('triazol', 'pt-BR')).toEqual([undefined, 'triazol'])
    expect(shown('preço', 'pt-BR')).toEqual([undefined, 'preço'])
    expect(shown('pré-emergência', 'pt-BR')).toEqual([undefined, 'pré-emergência'])
  })
})
