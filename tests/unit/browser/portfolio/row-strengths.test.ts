import { describe, expect, test } from 'vitest'
import { inOneSpelling } from '#browser/portfolio/row-words.ts'
import { chooseRows } from '#browser/portfolio/rows.ts'
import { unitPatterns } from '#lib/unit-patterns.ts'
import { aRow, compare } from './a-row.ts'

describe('a strength', () => {
  const listed = [
    'Glyphosate 480 g/L SL',
    '草甘膦 480克/升 SL',
    'Lambda-cyhalothrin 25 g/L EC',
    'Lambda-cyhalothrin 250 g/L EC',
    'Emamectin benzoate 50 g/kg SG',
    'Emamectin benzoate 95 % TC'
  ]
  const rows = listed.map(name => ({ ...aRow('', name), searched: inOneSpelling(name) }))
  const found = (query: string, english: string[] = []) =>
    chooseRows(rows, { query, english }, compare).map(({ cells }) => cells[0])

  test('is found with and without a space, in both alphabets', () => {
    for (const query of ['480 g/l', '480g/L', '480 g / l', '480克/升', '480 g', '480 g/', '48'])
      expect([query, found(query)]).toEqual([query, listed.slice(0, 2)])
    for (const query of ['glyphosate 480g/l', 'glyphosate 480SL', 'sl 480g/l glyphosate'])
      expect([query, found(query)]).toEqual([query, listed.slice(0, 1)])
  })

  test('in percent is exactly ten grams', () => {
    expect(found('2.5% ec')).toEqual(['Lambda-cyhalothrin 25 g/L EC'])
    expect(found('2,5 % EC')).toEqual(['Lambda-cyhalothrin 25 g/L EC'])
    expect(found('emamectin benzoate 5%')).toEqual(['Emamectin benzoate 50 g/kg SG'])
    expect(found('emamectin 95%')).toEqual(['Emamectin benzoate 95 % TC'])
  })

  test('with decimals is one in percent too, with a code or without', () => {
    for (const query of ['cyhalothrin 2.5', 'cyhalothrin 2,5 EC', '2.5ec'])
      expect([query, found(query)]).toEqual([query, ['Lambda-cyhalothrin 25 g/L EC']])
  })

  test('is not the beginning of another where it is calculated or has a code', () => {
    expect(found('2 ec')).toEqual([])
    expect(found('5 SG')).toEqual(['Emamectin benzoate 50 g/kg SG'])
    expect(found('лямбда-цигалотрин 2.5 КЭ', ['lambda-cyhalothrin 25 EC'])).toEqual([
      'Lambda-cyhalothrin 25 g/L EC'
    ])
    expect(found('цигалотрин 2,5%', ['lambda-cyhalothrin 25'])).toEqual([
      'Lambda-cyhalothrin 25 g/L EC'
    ])
  })
})

test('a figure before a code is one in grams or in per cent: both are found', () => {
  const rows = [
    'Cymoxanil 80 g/kg + mancozeb 640 g/kg WP',
    'Mancozeb 800 g/kg WP',
    'Mancozeb 640 g/kg WP'
  ].map(name => ({ ...aRow('', name), searched: inOneSpelling(name) }))
  for (const query of ['mancozeb 80 wp', 'mancozeb 80WP', '80 WP'])
    expect([query, chooseRows(rows, { query }, compare)]).toEqual([query, rows.slice(0, 2)])
})

describe('a strength in the units of any language', () => {
  const spellingsOf = (unit: keyof typeof unitPatterns) =>
    unitPatterns[unit].split('|').map(words => words.replace(/\[(.).\]/g, '$1').replace('\\.?', ''))

  test.each(spellingsOf('g').flatMap(mass => spellingsOf('L').map(volume => `${mass}/${volume}`)))(
    '480 %s is a strength by volume',
    unit => {
      expect(inOneSpelling(`glyphosate 480 ${unit} SL`)).toBe('glyphosate  480g/l  sl')
    }
  )

  test.each(spellingsOf('g').flatMap(mass => spellingsOf('kg').map(whole => `${mass}/${whole}`)))(
    '757 %s is a strength by weight',
    unit => {
      expect(inOneSpelling(`glyphosate 757 ${unit} SG`)).toBe('glyphosate  757g/kg  sg')
    }
  )
})
