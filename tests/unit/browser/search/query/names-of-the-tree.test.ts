import { describe, expect, test } from 'vitest'
import { askEverything } from '#browser/search/answer/everything.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

test('names that only the tree has are found in every form', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', { line: 'Чечевица', uses: { 'crop:lens': ['problem:rot'] } }),
    entry('crop:lens', 'Чечевица')
  ])
  expect(ofTree('для чечевицы', ['product']).results).toMatchObject([{ id: 'product:1' }])
})

test('a problem with a crop in its name is not found in another problem and that crop', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', {
      line: 'Lagarta-da-soja · Soja',
      uses: { 'crop:soja': ['problem:anticarsia'] }
    }),
    entry('product:2', 'Two', {
      line: 'Lagarta-do-cartucho · Milho, Soja',
      uses: { 'crop:milho': ['problem:faw'], 'crop:soja': ['problem:grub'] }
    }),
    entry('problem:anticarsia', 'Lagarta-da-soja')
  ])
  expect(ofTree('lagarta da soja', ['product']).results).toMatchObject([{ id: 'product:1' }])
})

test('the answer card of a problem with a crop in its name is that of the crop, in any case', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', { line: 'Парша яблони · Яблоня', uses: { 'crop:a': ['problem:s'] } }),
    entry('crop:a', 'Яблоня'),
    entry('problem:s', 'Парша яблони')
  ])
  expect(ofTree('парша яблонь').uses).toMatchObject([{ crop: { id: 'crop:a' } }])
})

describe('the name of a kind', () => {
  const weeds = ['Capim', 'Picão'].map((title, at) =>
    entry(`problem:${at}`, title, { names: ['Mato'] })
  )
  const ofTree = engineFor([...weeds, entry('family:2001', 'Herbicidas', { names: ['Mato'] })])

  test('finds each problem of the kind, not the last of them alone', () => {
    const { results, isClose } = ofTree('mato', ['problem'])
    expect(results.map(({ title }) => title)).toEqual(['Capim', 'Picão'])
    expect(isClose).toBe(false)
  })
})

test('a name of the tree is found as a whole, where its words mean something else elsewhere', () => {
  const ofTree = engineFor([
    entry('problem:1', 'Dodder', { names: ['Herbicida'] }),
    entry('problem:2', 'Capim', { names: ['Herbicida'] }),
    entry('family:2001', 'Herbicidas', { names: ['Herbicides'] })
  ])
  const { results } = ofTree('herbicida', ['problem'])
  expect(results.map(({ title }) => title)).toEqual(['Dodder', 'Capim'])
})

test('a single letter that narrows nothing is the beginning of a name, not a guess', () => {
  const ofTree = engineFor([entry('problem:1', 'Aphids')])
  expect(ofTree('a', ['problem'])).toMatchObject({ results: [{ id: 'problem:1' }], isClose: false })
})

describe('an ingredient in parts', () => {
  const ofTree = engineFor([
    entry('product:1', 'One 150 ZC', { names: ['lambda-cyhalothrin'] }),
    entry('product:2', 'Two 50 EC', { names: ['glyphosate'] })
  ])
  const foundIn = (query: string) => {
    const { results, isClose } = ofTree(query, ['product'])
    return isClose ? [] : results.map(({ id }) => id)
  }

  test.each(['lambda cihalo trin', 'لمبادا سيهالو ثرين', 'gli fosato', 'gly phosate'])(
    'is one: %s',
    query => {
      expect(foundIn(query)).toHaveLength(1)
    }
  )

  test('is none with a word that is the name of something else', () => {
    expect(foundIn('milho fosato')).toEqual([])
  })
})

test('beside an ingredient, a strength says which of its products come first', () => {
  const ofTree = engineFor([
    entry('product:1', 'One 480 SL', { names: ['glyphosate', 'SL'] }),
    entry('product:2', 'Two 757 SG', { names: ['glyphosate', 'SG'] }),
    entry('product:3', 'Three 480 SC', { names: ['dicamba', 'SC'] })
  ])
  const foundIn = (query: string) => ofTree(query, ['product']).results.map(({ id }) => id)
  expect(foundIn('glifosato 757')).toEqual(['product:2', 'product:1'])
  expect(foundIn('glifosato 480')).toEqual(['product:1', 'product:2'])
  expect(foundIn('one 480')).toEqual(['product:1'])
})

describe('a strength beside an ingredient', () => {
  const ofTree = engineFor([
    entry('product:1', 'One 640 WG', { names: ['glyphosate'], line: 'Glifosato 640 g/kg' }),
    entry('product:2', 'Two 800 WP', { names: ['glyphosate'], line: 'Glifosato 800 g/kg' }),
    entry('product:3', 'Three', { names: ['glyphosate'], line: 'Glifosato 360 g/L, dicamba' })
  ])
  const answerTo = (query: string) => ofTree(query, ['product'])
  const firstOf = (query: string) => answerTo(query).results[0]?.id

  test('is also that in per cent, and that of a product without it in its name', () => {
    expect(['glifosato 80', 'glifosato 800', 'glifosato 64'].map(firstOf)).toEqual([
      'product:2',
      'product:2',
      'product:1'
    ])
    expect(firstOf('glifosato 360')).toBe('product:3')
    expect(answerTo('glifosato 80').unlisted).toBeUndefined()
  })

  test.each(['glifosato 70', 'glifosato 705', 'glifosatto 70'])(
    'is said to be not listed, where no product of the ingredient has it: %s',
    query => {
      const { results, unlisted } = answerTo(query)
      expect(results).toHaveLength(3)
      expect(unlisted).toEqual([query])
    }
  )

  test.each([
    ['glifosato WP 640', 'glifosato WP 640'],
    ['glifosato SL', 'glifosato SL'],
    ['glifosato 640 SL', 'glifosato SL']
  ])('a formulation that it has not is said to be not listed: %s', (query, unlisted) => {
    expect(answerTo(query).unlisted).toEqual([unlisted])
    expect(answerTo(query).results).not.toEqual([])
  })

  test('a formulation that it has is not', () => {
    expect(answerTo('glifosato WP').unlisted).toBeUndefined()
    expect(answerTo('glifosato 80 WP').unlisted).toBeUndefined()
  })

  test('may be in the digits of Arabic, and is none where the query has none', () => {
    expect(firstOf('glifosato ٨٠')).toBe('product:2')
    expect(answerTo('glifosato ٨٠').unlisted).toBeUndefined()
    expect(answerTo('glifosato').unlisted).toBeUndefined()
  })

  test('may have its formulation written to it, in Chinese', () => {
    expect(answerTo('草甘膦80%可湿性粉剂').results[0]?.id).toBe('product:2')
    expect(answerTo('草甘膦80%可湿性粉剂').unlisted).toBeUndefined()
  })

  test('is not asked for beside the name of a product', () => {
    expect(answerTo('two 800').unlisted).toBeUndefined()
  })
})

describe('a crop that the tree does not have, with its name in that of a weed', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', { line: 'Capín arroz · Maíz', uses: { 'crop:corn': ['problem:1'] } }),
    entry('problem:1', 'Capín arroz', { names: ['Barnyardgrass'] }),
    entry('crop:corn', 'Maíz', { names: ['Maize (corn)'] })
  ])

  test('is not listed, and the weed is named without its products', () => {
    const answer = { results: [], absent: [['Rice']], namesakes: [{ id: 'problem:1' }] }
    expect(ofTree('arroz', ['product'])).toMatchObject(answer)
    expect(askEverything(ofTree, 'arroz')).toMatchObject(answer)
  })

  test('is not asked for by the name of the weed', () => {
    const { unlisted, absent } = ofTree('capín arroz', ['product'])
    expect([unlisted, absent]).toEqual([undefined, []])
  })
})

test('beside the word for a report, a year names no product, and a file no document of one', () => {
  const ofTree = engineFor([
    entry('product:1', 'One 2025', { names: ['label'] }),
    entry('page:press', 'Imprensa', { names: ['press'] }),
    entry('page:list', 'Produtos', { names: ['label'] })
  ])
  expect(ofTree('imprensa 2025', ['product']).results).toEqual([])
  expect(ofTree('imprensa 2025', ['page']).results).toMatchObject([{ id: 'page:press' }])
  expect(ofTree('imprensa ٢٠٢٥ bula', ['page']).results).toMatchObject([{ id: 'page:press' }])
})

test('a crop is not found in a problem that has it in its name', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', { line: 'Soja', uses: { 'crop:soja': ['problem:rust'] } }),
    entry('product:2', 'Two', {
      line: 'Ferrugem da soja · Milho',
      uses: { 'crop:milho': ['problem:rust'] }
    }),
    entry('crop:soja', 'Soja'),
    entry('problem:rust', 'Ferrugem da soja')
  ])
  expect(ofTree('soja', ['product']).results).toMatchObject([{ id: 'product:1' }])
})

test('a family and a crop are no use of a problem that shares words with the family', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', {
      line: 'Grow herbicides · Soy root · Mango',
      names: ['Herbicides', 'Mango'],
      uses: { 'crop:mango': ['problem:flower'] }
    }),
    entry('crop:mango', 'Mango'),
    entry('family:1', 'Grow herbicides', { names: ['Herbicides'] }),
    entry('problem:root', 'Grow roots')
  ])
  const { results } = ofTree('obat rumput mango', ['product'])
  expect(results).toMatchObject([{ id: 'product:1' }])
})

test('a Latin name of two problems finds the products for both', () => {
  const solani = 'Rhizoctonia solani'
  const ofTree = engineFor(
    [
      entry('product:1', 'One', { names: [solani], uses: { 'crop:rice': ['problem:sheath'] } }),
      entry('product:2', 'Two', { names: [solani], uses: { 'crop:wheat': ['problem:seedling'] } }),
      entry('problem:sheath', 'Sheath blight', { line: solani, names: [solani] }),
      entry('problem:seedling', 'Seedling blight', { line: solani, names: [solani] })
    ],
    names
  )
  expect(ofTree(solani, ['product']).results).toHaveLength(2)
  expect(new Set(ofTree('rhizoctonia solani').named.problem).size).toBe(2)
})
