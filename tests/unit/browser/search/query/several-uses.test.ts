import { describe, expect, test } from 'vitest'
import { bestUse, cardsOf } from '#browser/search/answer/best-use.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { keysOf } from '#browser/search/names/name-key.ts'
import { names } from '../../../../helpers/some-names.ts'
import { engineFor, entry } from '../an-engine.ts'

const known = {
  ...names,
  // The word for new has the same sounds as that for blast.
  fillers: `${names.fillers}|${keysOf('', 'โรค|ใหม่|และ')}`,
  others: {
    ...names.others,
    'Asian rust': keysOf('Asian rust', 'ferrugem da soja|ferrugem'),
    'Leaf rust': keysOf('Leaf rust', 'ferrugem da folha|ferrugem'),
    'Target spot': keysOf('Target spot', 'mancha-alvo'),
    'Rice blast': keysOf('Rice blast', 'โรคไหม้|โรคไหม้ข้าว'),
    'Sheath blight': keysOf('Sheath blight', 'โรคกาบใบแห้ง|โรคกาบใบแห้งข้าว'),
    Rice: keysOf('Rice', 'ข้าว|水稻')
  }
}
const entries = [
  entry('crop:soybean', 'Soja'),
  entry('crop:wheat', 'Trigo'),
  entry('crop:oats', 'Aveia'),
  entry('problem:asian', 'Ferrugem da soja', { names: ['Asian rust'] }),
  entry('problem:leaf', 'Ferrugem da folha', { names: ['Leaf rust'] }),
  entry('problem:spot', 'Mancha-alvo'),
  entry('product:1', 'Knik', {
    line: 'Ferrugem da soja, Mancha-alvo · Soja',
    uses: { 'crop:soybean': ['problem:asian', 'problem:spot'] }
  }),
  entry('product:2', 'Tivano', {
    line: 'Ferrugem da folha · Trigo',
    uses: { 'crop:wheat': ['problem:leaf'] }
  })
]
const engine = engineFor(entries, known)

const answerTo = (query: string) => askEverything(engine, query)
const cards = (query: string) => cardsOf(answerTo(query)).map(({ title }) => title)
const products = (query: string) =>
  engine(query, ['product'])
    .results.map(({ title }) => title)
    .toSorted()

describe('a question about one problem in two crops', () => {
  test.each(['ferrugem soja e trigo', 'ferrugem em trigo e soja', 'soja e trigo, ferrugem'])(
    'has an answer card for each crop, and the products for both: %s',
    query => {
      expect(cards(query).toSorted()).toEqual([
        'Soja · Ferrugem da soja',
        'Trigo · Ferrugem da folha'
      ])
      expect(products(query)).toEqual(['Knik', 'Tivano'])
      expect(engine(query, ['product']).named, 'the finder asks for both, too').toMatchObject({
        crop: [],
        problem: [],
        uses: [{}, {}]
      })
      expect(bestUse(answerTo(query)), 'none of them is the answer alone').toBeUndefined()
    }
  )

  test('keeps the name of a problem with a crop in it, where no list of crops is asked for', () => {
    expect(cards('ferrugem da soja')).toEqual(['Soja · Ferrugem da soja'])
    expect(products('ferrugem da soja trigo')).toEqual([])
  })
})

test('a question about two problems in one crop has an answer card for each', () => {
  expect(cards('ferrugem da soja e mancha-alvo na soja').toSorted()).toEqual([
    'Soja · Ferrugem da soja',
    'Soja · Mancha-alvo'
  ])
})

describe('two problems in one crop, of which one has the crop in its name,', () => {
  const ofRice = engineFor(
    [
      entry('crop:rice', 'ข้าว', { names: ['Rice'] }),
      entry('problem:blast', 'โรคไหม้ข้าว', { names: ['Rice blast'] }),
      entry('problem:sheath', 'โรคกาบใบแห้งข้าว', { names: ['Sheath blight'] }),
      entry('product:1', 'Garua', {
        line: 'โรคไหม้ข้าว, โรคกาบใบแห้งข้าว · ข้าว',
        uses: { 'crop:rice': ['problem:blast', 'problem:sheath'] }
      }),
      entry('product:2', 'Inasa', {
        line: 'โรคไหม้ข้าว · ข้าว',
        uses: { 'crop:rice': ['problem:blast'] }
      })
    ],
    known
  )

  test.each([
    'โรคไหม้ โรคกาบใบแห้ง ข้าว',
    'โรคไหม้ และ โรคกาบใบแห้ง ข้าว',
    'โรคไหม้และโรคกาบใบแห้งข้าว',
    'ข้าว โรคไหม้ โรคกาบใบแห้ง'
  ])('have a card each: %s', query => {
    const answer = askEverything(ofRice, query)
    expect(
      cardsOf(answer)
        .map(({ title }) => title)
        .toSorted()
    ).toEqual(['ข้าว · โรคกาบใบแห้งข้าว', 'ข้าว · โรคไหม้ข้าว'])
    expect(ofRice(query, ['product']).results).toHaveLength(2)
  })

  test('are two cards in Portuguese, too', () => {
    expect(cards('mancha-alvo e ferrugem da soja').toSorted()).toEqual([
      'Soja · Ferrugem da soja',
      'Soja · Mancha-alvo'
    ])
  })

  test('a problem with a crop in its name alone stays one name', () => {
    expect(cardsOf(askEverything(ofRice, 'โรคไหม้ข้าว')).map(({ title }) => title)).toEqual([
      'ข้าว · โรคไหม้ข้าว'
    ])
  })
})

describe('of several uses that are asked for, those without a listed product', () => {
  const unlisted = (query: string) => [
    engine(query, ['product']).unlisted,
    answerTo(query).unlisted
  ]

  test.each([
    ['ferrugem soja e aveia', 'ferrugem aveia'],
    ['ferrugem em aveia e soja', 'ferrugem aveia'],
    ['mancha-alvo soja e trigo', 'mancha-alvo trigo']
  ])('are named: %s', (query, words) => {
    expect(unlisted(query)).toEqual([[words], [words]])
  })

  test.each(['ferrugem soja e trigo', 'ferrugem aveia', 'ferrugem soja', 'soja e trigo'])(
    'are not spoken of where there are none: %s',
    query => {
      expect(unlisted(query)).toEqual([undefined, undefined])
    }
  )
})

test('two crops without a problem are still both asked for', () => {
  expect(products('soja e trigo')).toEqual([])
})

describe('a crop in one of the names of a problem', () => {
  const others = {
    ...names.others,
    'Late blight': keysOf(
      'Late blight',
      'фитофтора|фитофтора томата|晚疫病|番茄晚疫病|potato blight|blight'
    ),
    'Early blight': keysOf('Early blight', 'blight'),
    Tomato: keysOf('Tomato', 'томат|томаты|番茄'),
    Potato: keysOf('Potato', 'картофель'),
    'Cotton bollworm': keysOf('Cotton bollworm', 'bollworm')
  }
  const uses = (crop: string, problem: string) => ({ [`crop:${crop}`]: [`problem:${problem}`] })
  const engine = engineFor(
    [
      entry('crop:tomato', 'Томат', { names: ['Tomato'] }),
      entry('crop:potato', 'Картофель', { names: ['Potato'] }),
      entry('crop:cotton', 'Хлопчатник', { names: ['Cotton'] }),
      entry('problem:blight', 'Фитофтороз', { names: ['Late blight', 'Potato blight'] }),
      entry('problem:early', 'Альтернариоз', { names: ['Early blight'] }),
      entry('problem:bollworm', 'Хлопковая совка', { names: ['Cotton bollworm'] }),
      entry('product:1', 'Knik', {
        line: 'Фитофтороз · Картофель',
        names: ['Late blight', 'Potato'],
        uses: uses('potato', 'blight')
      }),
      entry('product:2', 'Inverna', {
        line: 'Фитофтороз · Томат',
        names: ['Late blight', 'Tomato'],
        uses: uses('tomato', 'blight')
      }),
      entry('product:3', 'Solano', {
        line: 'Хлопковая совка · Томат',
        names: ['Cotton bollworm', 'Tomato'],
        uses: uses('tomato', 'bollworm')
      })
    ],
    { ...names, others }
  )
  const found = (query: string) => engine(query, ['product']).results.map(({ title }) => title)

  test.each(['фитофтора томата', 'фитофтора томаты', '番茄晚疫病'])(
    'is asked for, where the problem is listed for other crops, too: %s',
    query => expect(found(query)).toEqual(['Inverna'])
  )

  test('is asked for, where the name without it has more meanings', () => {
    expect(found('potato blight')).toEqual(['Knik'])
  })

  test('is none that is asked for, where the organism itself is called by it', () => {
    expect(found('cotton bollworm')).toEqual(['Solano'])
  })
})
