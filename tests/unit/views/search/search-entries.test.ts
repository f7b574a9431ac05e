import { expect, test } from 'vitest'
import { openDictionary } from '#browser/search/names/dictionary.ts'
import { askedPages, pageWords, topicWords } from '#views/search/names.ts'
import { names } from '#views/search/trade-names.computed.ts'
import { searchEntries } from '#views/search/search-entries.ts'
import type { RouteName } from '#routes/routes.ts'
import { aProduct, aTree } from '../../../helpers/a-tree.ts'

const rust = { id: 'rust', description: 'Rust', scientific_name: 'Puccinia' } as const

test('a problem has the colour of the family of most of its products', () => {
  const products = ['2001', '2002', '2002'].map((family_id, index) =>
    aProduct({ id: `410${index}`, family_id, crops: ['3001'], problematics: [rust] })
  )
  const entries = searchEntries(aTree({ products }))
  expect(entries.find(({ id }) => id === 'problem:rust')).toMatchObject({
    family: '2002',
    line: 'Puccinia',
    count: '3 products'
  })
  expect(entries.find(({ id }) => id === 'crop:3001')?.family).toBeUndefined()
})

test('a problem and its products are found by its other names', () => {
  const called = { ...rust, aliases: ['leaf rust'] }
  const entries = searchEntries(aTree({ products: [aProduct({ problematics: [called] })] }))
  const names = entries.filter(({ names }) => names?.includes('leaf rust')).map(({ kind }) => kind)
  expect(names).toEqual(['product', 'problem'])
})

test('a family and its products are found by its other names; its page is its section of the list', () => {
  const families = [
    { id: '2001', description: 'Herbicides', aliases: ['weedkiller'] },
    { id: '2002', description: 'Fungicides' }
  ]
  const entries = searchEntries(aTree({ content: { families } }))
  expect(entries.find(({ kind }) => kind === 'family')).toMatchObject({
    id: 'family:2001',
    title: 'Herbicides',
    path: '/gl/product-list?family=2001',
    names: ['weedkiller'],
    count: '1 product',
    family: '2001'
  })
  expect(entries.find(({ kind }) => kind === 'product')?.names).toContain('weedkiller')
  expect(entries.filter(({ kind }) => kind === 'family')).toHaveLength(1)
})

test('a product for seed is found by what it is used as', () => {
  const families = [{ id: '2004', description: 'Seed treatment' }]
  const problematics = [
    { ...rust, kind: 'disease' as const },
    { id: 'wireworm', description: 'Wireworms', kind: 'insect' as const }
  ]
  const products = [aProduct({ family_id: '2004', problematics })]
  const entries = searchEntries(aTree({ content: { families }, products }))
  const { names } = entries.find(({ kind }) => kind === 'product') ?? {}
  expect(names).toEqual(expect.arrayContaining(['Seedfungicides', 'Seedinsecticides']))
})

test('a family without a name is not found', () => {
  const entries = searchEntries(aTree({ products: [aProduct({ family_id: '2050' })] }))
  expect(entries.filter(({ kind }) => kind === 'family')).toEqual([])
})

test('a product against most weeds is found by them', () => {
  const weed = { id: 'goosegrass', description: 'Goosegrass', kind: 'weed' } as const
  const products = ['2001', '2001', '2002'].map((family_id, index) =>
    aProduct({ id: `410${index}`, family_id, problematics: [weed] })
  )
  const families = ['2001', '2002'].map(id => ({ id, description: `Family ${id}` }))
  const entries = searchEntries(aTree({ products, content: { families } }))
  const known = entries.filter(({ kind, names }) => kind === 'family' && names?.includes('Weed'))
  expect(known.map(({ id }) => id)).toEqual(['family:2001'])
})

test('a text is found by the words of a topic that its title or tags name, in any language', () => {
  expect(topicWords('Lave três vezes', ['embalagens', 'uso responsável'])).toEqual([
    'empty containers'
  ])
  expect(topicWords('Field days 2026: dates, crops and what to bring', [])).toEqual(['field day'])
  expect(topicWords('水稻三季', ['试验'])).toEqual([])
})

test('a question is found by the page that it asks for, if that page is neither its own nor the list', () => {
  for (const question of [
    'How do I apply for a job?',
    'Bagaimana melamar pekerjaan?',
    '如何应聘？'
  ])
    expect(askedPages(question), question).toEqual(['careers'])
  for (const question of ['Di negara mana Anda bekerja?', 'ทำงานในประเทศใดบ้าง'])
    expect(askedPages(question), question).toEqual([])
  for (const question of [
    'How do I complain?',
    'Como reclamo?',
    '¿Cómo presento un reclamo?',
    '如何投诉',
    'Как пожаловаться?',
    'ร้องเรียนได้อย่างไร',
    'كيف أشتكي؟',
    'Bagaimana mengadu?'
  ])
    expect(askedPages(question), question).toEqual(['complaint'])
  expect(askedPages('¿Dónde consigo la etiqueta, y a qué precio?')).toEqual([])
})

test.each([
  ['productList', 'open data|json|api|csv|dados abertos|datos abiertos|开放数据|открытые данные'],
  ['productList', 'ข้อมูลเปิด|بيانات مفتوحة|data terbuka'],
  ['investors', 'AGM|annual general meeting|股东大会'],
  ['news', 'RSS|RSS feed'],
  ['productGlobalList', 'technical grade|TC|原药|母药|produto técnico|технический продукт'],
  [
    'businessPartners',
    'free sale certificate|coa|certificado de libre venta|自由销售证明|شهادة تحليل'
  ]
] as const)('the page %s is found by %s', (route, words) => {
  const { partsOf } = openDictionary(names)
  const asked = words.split('|').map(word => [word, partsOf(word).flatMap(({ means }) => means)])
  const known = [
    'productList',
    'productGlobalList',
    'businessPartners',
    'investors',
    'news',
    'contact'
  ]
  for (const [word, means] of asked)
    expect([word, pageWords(route, known)]).toEqual([
      word,
      expect.arrayContaining(means as string[])
    ])
})

test('how a product works is a topic of articles, not the shares of the company', () => {
  const { partsOf } = openDictionary(names)
  for (const words of ['modo de accion', 'modo de ação', 'mode of action', '作用机理'])
    expect(partsOf(words)).toMatchObject([{ means: ['resistance management'] }])
})

test('a person of the team is found by the name in any script and by the job', () => {
  const team = {
    content: [
      {
        id: '1',
        name: { eng: 'Shen Wenhe', zho: '沈文禾' },
        role: { eng: 'Chair and chief executive', zho: '董事长' }
      },
      { id: '2', name: 'Ana' }
    ]
  }
  const entries = searchEntries(aTree({ content: { team } }))
  expect(entries.filter(({ id }) => id.startsWith('page:home'))).toMatchObject([
    {
      title: 'Shen Wenhe',
      line: 'Chair and chief executive',
      path: '/gl#person-1',
      names: ['沈文禾', 'Chair and chief executive', '董事长', 'chief executive']
    },
    { title: 'Ana', path: '/gl#person-2', names: [] }
  ])
})

test('work on offer is found by its title, at its own address', () => {
  const items = [{ title: 'Formulation chemist', text: 'Shanghai, suspensions.' }]
  const bundle = { careers: { places: { items } } }
  const entries = searchEntries(aTree({ content: { bundle } }))
  expect(entries.filter(({ id }) => id.startsWith('page:careers#'))).toMatchObject([
    {
      title: 'Formulation chemist',
      path: '/gl/careers#place-Formulation-chemist'
    }
  ])
})

test.each(['โรคซิกาโตกาดำ', 'Ferrugem-asiática'])(
  'a name that stays on one line is found as a whole: %s',
  description => {
    const tree = aTree({ products: [aProduct({ problematics: [{ id: 'named', description }] })] })
    const [product] = searchEntries(tree).filter(({ kind }) => kind === 'product')
    expect(product?.line).toContain(description)
  }
)

test.each<[string, RouteName]>([
  ['photos', 'press'],
  ['newsletter', 'news'],
  ['subscribe', 'news'],
  ['chairman', 'company'],
  ['IR', 'investors'],
  ['send CV', 'careers'],
  ['招聘', 'careers'],
  ['calcular dose', 'productList'],
  ['rotation plan', 'productList'],
  ['วิธีคำนวณยา', 'productList'],
  ['калькулятор', 'productList'],
  ['حساب الجرعة', 'productList'],
  ['hitung dosis', 'productList'],
  ['plan de rotación', 'productList'],
  ['como guardar offline', 'kept'],
  ['离线', 'kept']
])('"%s" is a word for the page %s', (typed, route) => {
  const { partsOf } = openDictionary(names)
  const means = partsOf(typed).flatMap(({ means }) => means)
  const asked = pageWords(route, [route])
  expect(means.some(word => asked.includes(word))).toBe(true)
})

test('a product for which no scheme has a group is known as such; one that states none is not', () => {
  const drops = { id: 'coverage', description: 'Spray coverage', kind: 'effect' } as const
  const weed = { id: 'goosegrass', description: 'Goosegrass', kind: 'weed' } as const
  const products = [
    aProduct({ id: '1', resistance_groups: [{ scheme: 'HRAC', code: '9' }] }),
    aProduct({ id: '2', problematics: [drops] }),
    aProduct({ id: '3', problematics: [weed] })
  ]
  const entries = searchEntries(aTree({ products })).filter(({ kind }) => kind === 'product')
  expect(entries.map(({ groups }) => groups?.length)).toEqual([1, 0, undefined])
})
