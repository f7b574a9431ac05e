import { describe, expect, test } from 'vitest'
import { bestOf } from '#browser/search/answer/best.ts'
import { cardsOf } from '#browser/search/answer/best-use.ts'
import type { Entry } from '#browser/search/index/entry.ts'
import { askEverything } from '#browser/search/answer/everything.ts'
import { hasWords, openSearch, storedIn } from '../helpers/a-search.ts'
import { pagePaths, readCatalogue, readContent, trees } from '../helpers/site.ts'
import { tried } from '../helpers/tried.ts'

describe.each(trees)('the search of $prefix', tree => {
  const { index, engine } = openSearch(tree.prefix)
  const stored = storedIn(index)

  test('answers with pages of this tree only, and with pages that exist', () => {
    const built = new Set(pagePaths)
    const wrong = stored
      .map(({ path }) => path.replace(/[?#].*/, ''))
      .filter(path => !`${path}/`.startsWith(`/${tree.prefix}/`) || !built.has(path))
    expect(wrong).toEqual([])
  })

  test('knows every product and every post', () => {
    const ofKind = (kind: string) => stored.filter(entry => entry.kind === kind)
    expect(ofKind('product')).toHaveLength(readCatalogue(tree).products.length)
    expect(ofKind('post')).toHaveLength(readContent(tree).posts.length)
  })

  test('finds every product, crop and problem by each of its names', () => {
    const sold = stored.filter(({ kind }) => ['product', 'crop', 'problem'].includes(kind))
    const crops = stored.filter(({ kind }) => kind === 'crop')
    /** `potato blight` asks for the potato, and finds no product that is for tomatoes alone. */
    const isOfAnotherCrop = (typed: string, { uses }: Entry) =>
      crops.some(({ id, title, names = [] }) => {
        const isNamed = [title, ...names].some(name => hasWords(typed, name))
        return uses !== undefined && uses[id] === undefined && isNamed
      })
    const asked = sold.flatMap(entry =>
      [entry.title, ...(entry.names ?? [])]
        .filter(name => !isOfAnotherCrop(name, entry))
        .map(name => ({ kind: entry.kind, name, path: entry.path }))
    )
    const missed = tried(asked, 12, trees.indexOf(tree))
      .filter(({ kind, name, path }) => {
        const { results, isClose } = engine(name, [kind])
        return isClose || results.every(result => result.path !== path)
      })
      .map(({ name }) => name)
    expect(missed).toEqual([])
  })
})

const has = (prefix: string) => trees.some(tree => tree.prefix === prefix)
const ask = (prefix: string, query: string) => openSearch(prefix).engine(query, ['product'])
const askAll = (prefix: string, query: string) => askEverything(openSearch(prefix).engine, query)

describe('the search knows', () => {
  test.for(
    [
      ['br', 'soja 14 dias antes da colheita', 'soja'],
      ['gl', 'wheat 14 days before harvest', 'wheat'],
      ['mx', 'maíz 14 días antes de la cosecha', 'maíz'],
      ['ru', 'пшеница за 14 дней до уборки', 'пшеница'],
      ['id', 'padi 14 hari sebelum panen', 'padi'],
      ['th', 'ข้าว 14 วันก่อนเก็บเกี่ยว', 'ข้าว'],
      ['gl-prod-zho', '水稻收获前14天', '水稻'],
      ['sa', 'طماطم 14 يوما قبل الحصاد', 'طماطم']
    ].filter(([prefix = '']) => has(prefix))
  )('a number of days to harvest beside a crop in %s', ([prefix = '', query = '', crop = '']) => {
    const ids = ({ results }: ReturnType<typeof ask>) => results.map(({ id }) => id)
    const answer = ask(prefix, query)
    expect(answer.harvest).toBe(14)
    expect(ids(answer)).toEqual(ids(ask(prefix, crop)))
  })

  test.for(
    [
      ['br', 'doenças da soja', 'soja'],
      ['gl', 'rice diseases', 'rice'],
      ['ru', 'болезни пшеницы', 'пшеница'],
      ['id', 'penyakit padi', 'padi'],
      ['th', 'โรคข้าว', 'ข้าว'],
      ['gl-prod-zho', '水稻病害', '水稻'],
      ['sa', 'أمراض الطماطم', 'طماطم']
    ].filter(([prefix = '']) => has(prefix))
  )(
    'no herbicide or insecticide against diseases of a crop in %s',
    ([prefix = '', query = '', crop = '']) => {
      const familiesOf = (query: string) => ask(prefix, query).results.map(({ family }) => family)
      const [herbicides, insecticides] = ['2001', '2003']
      expect(familiesOf(crop)).toContain(insecticides)
      expect(familiesOf(query)).not.toContain(herbicides)
      expect(familiesOf(query)).not.toContain(insecticides)
      expect(familiesOf(query)).not.toEqual([])
    }
  )

  test.for(
    [
      ['th', 'โรคไหม้ โรคกาบใบแห้ง ข้าว'],
      ['th', 'โรคไหม้และโรคกาบใบแห้งข้าว'],
      ['gl-prod-zho', '水稻纹枯病和稻瘟病'],
      ['br', 'mancha-alvo e ferrugem da soja']
    ].filter(([prefix = '']) => has(prefix))
  )('two problems in one crop in %s: %s', ([prefix = '', query = '']) => {
    expect(cardsOf(askAll(prefix, query))).toHaveLength(2)
  })

  test.for(
    [
      ['br', 'ferrugem soja e milho', 'ferrugem milho'],
      ['ru', 'ржавчина пшеница и ячмень', 'ржавчина ячмень']
    ].filter(([prefix = '']) => has(prefix))
  )(
    'in %s, of two crops in "%s", which has no listed product',
    ([prefix = '', query = '', words]) => {
      expect(ask(prefix, query).unlisted).toEqual([words])
      expect(askAll(prefix, query).unlisted).toEqual([words])
    }
  )

  test.for(
    [
      ['gl', 're-entry'],
      ['gl', 'reentry interval'],
      ['br', 'reentrada'],
      ['br', 'intervalo de reentrada'],
      ['mx', 'reingreso'],
      ['mx', 'intervalo de reingreso'],
      ['ru', 'срок выхода на поле'],
      ['id', 'masuk kembali'],
      ['th', 'ระยะกลับเข้าแปลง'],
      ['gl-prod-zho', '再进入间隔期'],
      ['sa', 'فترة إعادة الدخول']
    ].filter(([prefix = '']) => has(prefix))
  )('the question of the contact page about re-entry in %s: %s', ([prefix = '', query = '']) => {
    const [reentry] = askAll(prefix, 'REI').results
    expect(reentry?.id).toMatch(/^page:contact#/)
    expect(askAll(prefix, query).results[0]?.id).toBe(reentry?.id)
  })

  test.for(
    [
      ['br', 'mL/planta'],
      ['br', 'L/ha'],
      ['ru', 'мл/растение'],
      ['th', 'มล./ต้น'],
      ['gl-prod-zho', '毫升/亩']
    ].filter(([prefix = '']) => has(prefix))
  )('that no product in %s is called %s', ([prefix = '', query = '']) => {
    expect(ask(prefix, query).results).toEqual([])
  })
})

describe('a crop that the tree does not list', () => {
  test.for(
    [
      ['br', 'sorgo', 'milheto', 'aveia', 'fumo', 'couve'],
      ['th', 'ข้าวฟ่าง', 'หอมแดง', 'มะเขือ', 'คะน้า'],
      ['gl-prod-zho', '高粱', '谷子', '甜瓜', '烟草蚜虫', '白菜小菜蛾', '葱'],
      ['cn', '高粱', '甜瓜', '白菜小菜蛾'],
      ['gl', 'melon', 'sorghum', 'carrot', 'watermelon', 'tea']
    ].filter(([prefix = '']) => has(prefix))
  )('finds no product and has no card: %j', ([prefix = '', ...words]) => {
    const crops = storedIn(openSearch(prefix).index).filter(({ kind }) => kind === 'crop')
    const wrong = words.filter(word => {
      const { results, isClose } = ask(prefix, word)
      const isListed = crops.some(({ title, names = [] }) =>
        [title, ...names].some(name => name.toLowerCase() === word)
      )
      const isFound = results.length > 0 && !isClose
      return isFound !== isListed || cardsOf(askAll(prefix, word)).length > 0
    })
    expect(wrong).toEqual([])
  })
})

test.for(
  ['dessecação soja', 'dessecação de soja', 'dessecante soja', 'dessecar soja'].filter(() =>
    has('br')
  )
)('what is done before sowing is found for the typed crop alone: %s', query => {
  const ids = ask('br', query).results.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['product:4101', 'product:4121', 'product:4133'])
})

test.for(
  [
    ['КЭ', 'EC'],
    ['СК', 'SC'],
    ['КС', 'SC'],
    ['ВСК', 'SC'],
    ['ВР', 'SL'],
    ['ВРК', 'SL'],
    ['ВДГ', 'WG'],
    ['СП', 'WP'],
    ['глифосат ВР', 'глифосат SL']
  ].filter(() => has('ru'))
)('a formulation by its Russian code: %s is %s', ([russian = '', code = '']) => {
  const idsOf = (query: string) => {
    const { results, isClose } = ask('ru', query)
    return { isClose, ids: results.map(({ id }) => id) }
  }
  expect(idsOf(russian)).toEqual(idsOf(code))
})

test.for(
  [
    ['gl', 'become distributor', '/gl/smart-growing'],
    ['gl', 'distributor', '/gl/smart-growing'],
    ['gl', 'lin ruohe', '/gl/press'],
    ['gl', 'press officer', '/gl/press'],
    ['gl', 'IR contact', '/gl/investors'],
    ['gl', 'private label', '/gl/business-partners'],
    ['gl', 'about us', '/gl/company']
  ].filter(([prefix = '']) => has(prefix))
)('in %s, %s asks first for the page %s', ([prefix = '', query = '', path]) => {
  const { results } = askAll(prefix, query)
  expect(results.filter(({ kind }) => kind === 'product')).toEqual([])
  expect(bestOf(askAll(prefix, query))?.path).toBe(path)
  expect(results.find(({ path }) => !path.includes('#'))?.path).toBe(path)
})

test.runIf(has('gl'))('the chief executive is the first who is found as CEO', () => {
  for (const query of ['CEO', 'chief executive']) {
    const [first] = askAll('gl', query).results
    expect([query, first?.path]).toEqual([query, expect.stringMatching(/^\/gl#person-/)])
  }
})

test.runIf(has('gl'))('what is sold under other labels is offered to distributors too', () => {
  const paths = askAll('gl', 'become distributor').results.map(({ path }) => path)
  expect(paths).toContain('/gl/business-partners')
})

test.each([
  ['br', 'Harmattan', 'Nordeste 480 SL'],
  ['gl', 'Nordeste', 'Harmattan 480 SL'],
  ['gl', 'Bergwind', 'Harmattan 480 SL'],
  ['gl', 'safty data sheet harmattan', 'Harmattan 480 SL']
])(
  'the search of %s finds by %s, another name or a misspelled document, %s',
  (prefix, query, title) => {
    const { results, isClose } = openSearch(prefix).engine(query, ['product'])
    expect(isClose).toBe(false)
    expect(results.map(result => result.title)).toContain(title)
  }
)
