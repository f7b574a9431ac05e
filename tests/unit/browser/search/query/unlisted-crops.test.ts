import { describe, expect, test } from 'vitest'
import { openCountryNames, withCountries } from '#browser/search/countries/countries.ts'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { engineFor, entry } from '../an-engine.ts'

/** A tree without sorghum, millet, oats, tobacco, melon, kale, Chinese cabbage, onion's and tomato's neighbours. */
const engine = engineFor(
  [
    entry('crop:cotton', 'Cotton', { names: ['棉花'] }),
    entry('crop:cabbage', 'Cabbage', { names: ['甘蓝', 'Repolho'] }),
    entry('crop:onion', 'Onion', { names: ['洋葱', 'หอมหัวใหญ่'] }),
    entry('crop:tomato', 'Tomato', { names: ['มะเขือเทศ'] }),
    entry('problem:johnsongrass', 'Johnsongrass', { names: ['Sorghum halepense', '假高粱'] }),
    entry('problem:barnyardgrass', 'Barnyardgrass', { names: ['barnyard millet'] }),
    entry('problem:wild-oat', 'Wild oat', { names: ['Aveia-brava'] }),
    entry('problem:whitefly', 'Silverleaf whitefly', { names: ['tobacco whitefly'] }),
    entry('problem:aphid', 'Cotton (melon) aphid', { names: ['棉蚜', '瓜蚜'] }),
    entry('problem:moth', 'Diamondback moth', { names: ['小菜蛾'] }),
    entry('product:1', 'Pampero', {
      line: 'Johnsongrass, Barnyardgrass, Wild oat, Cotton (melon) aphid, Silverleaf whitefly · Cotton',
      names: ['Sorghum halepense', 'barnyard millet', 'tobacco whitefly'],
      uses: {
        'crop:cotton': ['johnsongrass', 'barnyardgrass', 'wild-oat', 'whitefly', 'aphid'].map(
          id => `problem:${id}`
        )
      }
    }),
    entry('product:2', 'Shamal', {
      line: 'Diamondback moth · Cabbage, Onion, Tomato',
      names: ['小菜蛾', '甘蓝', '洋葱', 'หอมหัวใหญ่', 'มะเขือเทศ', 'Repolho'],
      uses: {
        'crop:cabbage': ['problem:moth'],
        'crop:onion': ['problem:moth'],
        'crop:tomato': ['problem:moth']
      }
    })
  ],
  names
)

describe('a crop that the tree does not list', () => {
  test.each([
    ['sorgo', 'Johnsongrass'],
    ['ข้าวฟ่าง', 'Johnsongrass'],
    ['高粱', 'Johnsongrass'],
    ['milheto', 'Barnyardgrass'],
    ['谷子', 'Barnyardgrass'],
    ['aveia', 'Wild oat'],
    ['fumo', 'Silverleaf whitefly'],
    ['melon', 'Cotton (melon) aphid'],
    ['甜瓜', 'Cotton (melon) aphid']
  ])('is not found in the name of a problem, which is named instead: %s', (query, problem) => {
    const { results, isClose, absent, uses, namesakes = [] } = askEverything(engine, query)
    expect({ results, isClose, uses }).toEqual({ results: [], isClose: false, uses: undefined })
    expect(absent).toHaveLength(1)
    expect(namesakes.map(({ title }) => title)).toEqual([problem])
  })

  test.each(['白菜', '白菜小菜蛾', '葱', 'หอมแดง', 'มะเขือ', 'couve', '烟草蚜虫'])(
    'is not the crop or the problem near it: %s',
    query => {
      const { results, absent, uses } = askEverything(engine, query)
      expect([results, absent.length, uses]).toEqual([[], 1, undefined])
    }
  )

  test.each([
    ['sorgo de alepo', 'problem:johnsongrass'],
    ['melon aphid', 'problem:aphid'],
    ['假高粱', 'problem:johnsongrass'],
    ['aveia brava', 'problem:wild-oat'],
    ['repolho', 'crop:cabbage'],
    ['甘蓝', 'crop:cabbage'],
    ['洋葱', 'crop:onion'],
    ['หอมหัวใหญ่', 'crop:onion'],
    ['มะเขือเทศ', 'crop:tomato']
  ])('does not hide what is listed: %s', (query, id) => {
    expect(askEverything(engine, query).results.map(result => result.id)).toContain(id)
  })

  test('is found where it is listed, with what is listed for it alone', () => {
    const withOats = engineFor(
      [
        entry('crop:oats', 'Aveia', { names: ['Oat'] }),
        entry('problem:wild-oat', 'Aveia-brava', { names: ['Wild oat'] }),
        entry('product:1', 'Kosava', {
          line: 'Aveia-brava · Trigo',
          uses: { 'crop:wheat': ['problem:wild-oat'] }
        }),
        entry('product:2', 'Bise', { line: 'Oídio · Aveia', uses: { 'crop:oats': ['problem:1'] } })
      ],
      names
    )
    expect(withOats('aveia', ['product']).results.map(({ id }) => id)).toEqual(['product:2'])
  })

  test('is no country that has a name like it', async () => {
    const file = {
      current: 'th',
      texts: {},
      groups: [
        { countries: [{ iso: 'gh', name: 'กานา', type: 'contact_form', href: '/gl/contact/gh' }] }
      ]
    }
    const find = await openCountryNames(file)
    const ask = withCountries(query => askEverything(engine, query), file, find)
    expect(ask('คะน้า').results).toEqual([])
    expect(ask('กานา').results).toMatchObject([{ kind: 'country' }])
  })
})

describe('a word for what is done to the crop and before it is sown', () => {
  const ofTree = engineFor(
    [
      entry('crop:soybean', 'Soja'),
      entry('crop:canola', 'Canola'),
      entry('problem:pre-harvest', 'Dessecação pré-colheita', {
        names: ['Pre-harvest desiccation']
      }),
      entry('product:1', 'Nordeste', {
        line: 'Capim · Soja',
        names: ['burndown'],
        uses: { 'crop:soybean': ['problem:weed'] }
      }),
      entry('product:2', 'Crivat', {
        line: 'Dessecação pré-colheita · Canola',
        names: ['Pre-harvest desiccation'],
        uses: { 'crop:canola': ['problem:pre-harvest'] }
      })
    ],
    names
  )

  test.each([
    'dessecação soja',
    'dessecação de soja',
    'dessecante soja',
    'dessecar soja',
    'dessecação pré-plantio soja'
  ])('finds what is listed for the crop, and no use of another: %s', query => {
    const { results, uses } = ofTree(query, ['product'])
    expect([results.map(({ id }) => id), uses]).toEqual([['product:1'], undefined])
    expect(askEverything(ofTree, query).uses).toBeUndefined()
  })

  test('finds the use of the crop that has it', () => {
    expect(ofTree('dessecação canola', ['product']).results).toMatchObject([{ id: 'product:2' }])
    const { results, named } = ofTree('dessecação', ['product'])
    // A crop that is chosen beside the word may have one or the other.
    expect(named).toEqual({ crop: [], problem: [], uses: [] })
    expect(results.map(({ id }) => id).toSorted()).toEqual(['product:1', 'product:2'])
  })
})

describe('a word as it is often written', () => {
  const { partsOf } = openDictionary(names)
  const meaningOf = (text: string) => partsOf(text).flatMap(({ means }) => means)

  test.each([
    ['杀草', 'Herbicides'],
    ['อบาแม็กติน', 'abamectin'],
    ['ยาคลุมหญ้า', 'pre-emergence'],
    ['หนอนกะทู้ลายจุด', 'Fall armyworm'],
    ['大米', 'Rice'],
    ['920', 'gibberellic acid']
  ])('means what its readers mean: %s', (text, english) => {
    expect(meaningOf(text)).toEqual([english])
  })

  test('means the crop beside it as well: ยาคลุมหญ้าข้าวโพด', () => {
    expect(meaningOf('ยาคลุมหญ้าข้าวโพด')).toEqual(['pre-emergence', 'Maize (corn)'])
  })
})

describe('a weed that resists an ingredient', () => {
  const ofTree = engineFor(
    [
      entry('crop:soybean', 'Soja'),
      entry('problem:horseweed', 'Buva', { names: ['Horseweed'] }),
      entry('product:1', 'Minuano', {
        line: 'Buva · Soja',
        names: ['Horseweed'],
        uses: { 'crop:soybean': ['problem:horseweed'] }
      }),
      entry('product:2', 'Nordeste', { names: ['glyphosate'] })
    ],
    names
  )

  test('is offered alone, where nothing is listed against it with the ingredient', () => {
    const { results, instead } = ofTree('buva resistente glifosato', ['product'])
    expect(results).toEqual([])
    expect(instead).toMatchObject({ words: 'glifosato', count: 1 })
    expect(ofTree(instead?.rest ?? '', ['product']).results).toMatchObject([{ id: 'product:1' }])
  })

  test('is not offered for another crop than that of the words', () => {
    expect(ofTree('buva milho', ['product'])).toMatchObject({ results: [] })
    expect(ofTree('buva glifosato milho', ['product']).instead?.rest).not.toBe('buva')
  })
})

test('words that name one use of two problems that are called alike ask for it alone', () => {
  const ofTree = engineFor(
    [
      entry('crop:wheat', 'Trigo'),
      entry('crop:grape', 'Videira', { names: ['Grapevine'] }),
      entry('problem:of-wheat', 'Oídio', { names: ['Powdery mildew of cereals'] }),
      entry('problem:of-grape', 'Oídio da videira', { names: ['Grape powdery mildew'] }),
      entry('product:1', 'Bise', {
        line: 'Oídio · Trigo',
        names: ['Powdery mildew of cereals'],
        uses: { 'crop:wheat': ['problem:of-wheat'] }
      }),
      entry('product:2', 'Hegoa', {
        line: 'Oídio da videira · Videira',
        names: ['Grape powdery mildew', 'Grapevine'],
        uses: { 'crop:grape': ['problem:of-grape'] }
      })
    ],
    names
  )
  expect(ofTree('oidio trigo', ['product']).named).toMatchObject({
    crop: [],
    problem: [],
    uses: [{ problem: 'problem:of-wheat', crops: ['crop:wheat'] }]
  })
})

test('what is unknown beside a crop in Chinese is not the pest with nearly its characters', () => {
  const ofTree = engineFor([
    entry('product:1', 'One', {
      line: '棉花白粉病',
      names: ['棉花'],
      uses: { 'crop:cotton': ['problem:mildew'] }
    }),
    entry('crop:cotton', '棉花', { names: ['Cotton'] }),
    entry('problem:mildew', '棉花白粉病')
  ])
  expect(ofTree('棉花白腐', ['product']).results).toEqual([])
  expect(ofTree('棉花白粉', ['product']).results).toMatchObject([{ id: 'product:1' }])
})
