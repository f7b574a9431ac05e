import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRowChoice, parseRowChoice } from '#browser/portfolio/row-choice.ts'
import { normalise } from '#lib/normalise.ts'
import { isPartOfOthers } from '#browser/portfolio/row-words.ts'
import ingredients from '#texts/names/ingredients.json' with { type: 'json' }
import unlisted from '#texts/names/unlisted.json' with { type: 'json' }
import { chooseRows, type Row, type RowChoice } from '#browser/portfolio/rows.ts'
import { aRow, compare } from './a-row.ts'

const categories = ['Herbicides', 'Fungicides', '']
const columns = ['activeIngredient', 'productName', 'regNo']

const anyRow = fc
  .tuple(
    fc.constantFrom(...categories),
    fc.array(fc.constantFrom('', 'a', 'B', 'é', 'a2', 'a10'), { minLength: 2, maxLength: 3 }),
    fc.constantFrom('1', '2', '3')
  )
  .map(([category, cells, id]) => ({ ...aRow(category, ...cells), id }))

const anyChoice: fc.Arbitrary<RowChoice> = fc.record({
  category: fc.option(fc.constantFrom('Herbicides', 'Fungicides'), { nil: undefined }),
  query: fc.constantFrom('', ' ', 'a', 'A e', '10', 'none such'),
  ids: fc.option(fc.constantFrom(['1'], ['3', '2']), { nil: undefined }),
  sort: fc.option(fc.record({ column: fc.nat(2), isDescending: fc.boolean() }), { nil: undefined })
})

const begins = (own: string, word: string) =>
  /^[a-z]{1,3}$/.test(word) ? own.startsWith(word) : own.includes(word)

/** A slow and simple sort: each row is inserted at its place, one after the other. */
function chooseNaively(rows: Row[], { category, query, ids, sort }: RowChoice): Row[] {
  const result: Row[] = []
  for (const row of rows) {
    if (category !== undefined && row.category !== category) continue
    if (ids && !ids.some(id => id === row.id)) continue
    if (
      !query
        .trim()
        .split(/\s+/)
        .every(word => row.searched.split(' ').some(own => begins(own, normalise(word))))
    )
      continue
    const cell = ({ cells }: Row) => cells[sort?.column ?? 0] ?? ''
    const stays = (before: Row) => {
      if (!sort || cell(row) === '') return true
      if (cell(before) === '') return false
      const order = compare(cell(before), cell(row))
      return sort.isDescending ? order >= 0 : order <= 0
    }
    const at = result.findLastIndex(stays) + 1
    result.splice(at, 0, row)
  }
  return result
}

describe('choosing rows', () => {
  test('takes a code for a formulation, not for a part of another word', () => {
    const rows = [
      aRow('', 'Abamectin 18 g/L EC', 'Insecticides'),
      aRow('', 'Abamectin 500 g/L SC', 'Insecticides')
    ]
    expect(chooseRows(rows, { query: 'abamectin ec' }, compare)).toEqual(rows.slice(0, 1))
    expect(chooseRows(rows, { query: 'secti' }, compare)).toEqual(rows)
  })

  test('agrees with a naive choice', () => {
    fc.assert(
      fc.property(fc.array(anyRow), anyChoice, (rows, choice) => {
        expect(chooseRows(rows, choice, compare)).toEqual(chooseNaively(rows, choice))
      })
    )
  })

  test('leaves the rows it was given in their order', () => {
    const rows = [aRow('', 'b'), aRow('', 'a')]
    chooseRows(rows, { query: '', sort: { column: 0, isDescending: false } }, compare)
    expect(rows.map(({ cells }) => cells[0])).toEqual(['b', 'a'])
  })

  test('sorts the numbers inside registration numbers as numbers', () => {
    const rows = [aRow('', 'AZ-D10'), aRow('', 'AZ-D9'), aRow('', '')]
    const order = (isDescending: boolean) =>
      chooseRows(rows, { query: '', sort: { column: 0, isDescending } }, compare).map(
        ({ cells }) => cells[0]
      )
    expect(order(false)).toEqual(['AZ-D9', 'AZ-D10', ''])
    expect(order(true)).toEqual(['AZ-D10', 'AZ-D9', ''])
  })

  test('finds words in any order, without case and accents, in Chinese as well', () => {
    const rows = [aRow('', 'Prothioconazole + Trifloxystrobin'), aRow('', '草甘膦 480 g/L SL')]
    const found = (query: string) => chooseRows(rows, { query }, compare).length
    expect([found('trifloxy PROTHIO'), found('próthio'), found('甘膦'), found('480 草')]).toEqual([
      1, 1, 1, 1
    ])
  })
})

test('2,4-D is found however its name is written', () => {
  const rows = ['2,4-D 720 g/L SL', 'Clethodim 240 g/L EC D'].map(name => aRow('', name))
  for (const query of ['24 d', '2 4 d', '2,4 d', '2,4d', '24D', '2.4-D', '2,4-D 720', '2 4 d sl'])
    expect([query, chooseRows(rows, { query }, compare)]).toEqual([query, rows.slice(0, 1)])
})

test('an ingredient is not found in the name of another', () => {
  const rows = [
    'Nicosulfuron 40 g/L OD',
    'Cypermethrin 250 g/L EC',
    'Alpha-cypermethrin 100 g/L EC'
  ]
  const found = (query: string) =>
    chooseRows(
      rows.map(name => aRow('', name)),
      { query },
      compare
    ).length
  expect([found('sulfur'), found('permethrin'), found('ethrin'), found('cypermethrin')]).toEqual([
    0, 0, 2, 2
  ])
})

test('every name of an ingredient that is a part of another name is known as one', () => {
  const named = Object.entries({
    ...unlisted.ingredients,
    ...Object.fromEntries(Object.entries(ingredients).map(([name, { names }]) => [name, names]))
  }).map(([name, names]) => `${name}|${names}`.toLowerCase().split('|'))
  const parts = named.flatMap(names =>
    names.filter(
      name =>
        /^[a-zа-я]{3,}$/.test(name) &&
        named.some(
          others =>
            others !== names && others.some(other => new RegExp(`[a-zа-я]${name}`).test(other))
        )
    )
  )
  expect(parts).toContain('permethrin')
  expect(parts.filter(name => !isPartOfOthers(name))).toEqual([])
})

test('the code of a formulation is not the beginning of a word', () => {
  const rows = [
    aRow('', 'Fosthiazate 100 g/kg GR', 'Insecticides'),
    aRow('', 'Ethephon 480 g/L SL', 'Plant growth regulators')
  ]
  expect(chooseRows(rows, { query: 'GR' }, compare)).toEqual(rows.slice(0, 1))
  expect(chooseRows(rows.slice(1), { query: 'gr' }, compare)).toEqual([])
  expect(chooseRows(rows, { query: 'growth' }, compare)).toEqual(rows.slice(1))
})

test('a Russian code is not the beginning or a part of a word', () => {
  const rows = [
    'Спиносад 480 г/л SC Инсектициды',
    'Фосфат от склеротиниоза SL',
    'Ингибитор АЛС и АКС'
  ].map(name => aRow('', name))
  for (const query of ['СП', 'ск', 'КС', 'ВР', 'МД', '480СК'])
    expect([query, chooseRows(rows, { query }, compare)]).toEqual([query, []])
  expect(chooseRows(rows, { query: 'спи' }, compare)).toEqual(rows.slice(0, 1))
})

test('an ingredient in Chinese is not the end of the name of another, and is the beginning of that of its salt', () => {
  const rows = [
    '阿维菌素 18克/升 EC',
    '甲氨基阿维菌素苯甲酸盐 50克/千克 SG',
    '阿维菌素钠盐 20克/升'
  ].map(name => aRow('', name))
  const found = (query: string) => chooseRows(rows, { query }, compare)
  expect(found('阿维菌素')).toEqual([rows[0], rows[2]])
  expect(found('苯甲酸盐')).toEqual([rows[1]])
})

describe('a choice in an address', () => {
  const offer = { categories: ['Herbicides', 'Fungicides'], columns }

  test('reads back as it was written', () => {
    fc.assert(
      fc.property(anyChoice, choice => {
        const expected = { ...choice, query: choice.query.trim() === '' ? '' : choice.query }
        expect(parseRowChoice(formatRowChoice(choice, offer), offer)).toEqual(expected)
      })
    )
  })

  test('searches a category that the table does not have as words', () => {
    const query = (address: string) => parseRowChoice(address, offer).query
    expect(query('?category=除草剂')).toBe('除草剂')
    expect(query('?category=Toys&q=2,4-d')).toBe('Toys 2,4-d')
  })

  test('ignores other values that the table does not have', () => {
    const everything = { category: undefined, query: '', ids: undefined, sort: undefined }
    expect(parseRowChoice('?sort=-price&utm=x', offer)).toEqual(everything)
    expect(parseRowChoice('', offer)).toEqual(everything)
  })

  test('distinguishes rows without a category from all rows', () => {
    const offer = { categories: ['Herbicides', ''], columns }
    expect(parseRowChoice('', offer).category).toBeUndefined()
    expect(parseRowChoice('?category=', offer).category).toBe('')
  })

  test('has a category in English, so that it is the same in each language', () => {
    const chinese = {
      categories: ['除草剂', '其他'],
      english: new Map([['除草剂', 'Herbicides']]),
      columns
    }
    expect(parseRowChoice('?category=Herbicides', chinese).category).toBe('除草剂')
    expect(formatRowChoice({ category: '除草剂', query: '' }, chinese)).toBe('?category=Herbicides')
    expect(parseRowChoice('?category=其他', chinese).category).toBe('其他')
    expect(parseRowChoice('?category=除草剂', chinese).category).toBe('除草剂')
  })

  test('is empty where all is shown as it came', () => {
    expect(formatRowChoice({ query: ' ' }, offer)).toBe('')
    expect(
      formatRowChoice(
        { category: 'Herbicides', query: '2,4-d', sort: { column: 2, isDescending: true } },
        offer
      )
    ).toBe('?category=Herbicides&q=2%2C4-d&sort=-regNo')
  })
})
