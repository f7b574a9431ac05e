import { describe, expect, test } from 'vitest'
import { daysToHarvestIn } from '#browser/search/query/days-to-harvest.ts'
import { english } from '#texts/english.ts'
import ara from '../../../../../scripts/demo-bff/data/bundles/ara.json' with { type: 'json' }
import ind from '../../../../../scripts/demo-bff/data/bundles/ind.json' with { type: 'json' }
import por from '../../../../../scripts/demo-bff/data/bundles/por.json' with { type: 'json' }
import rus from '../../../../../scripts/demo-bff/data/bundles/rus.json' with { type: 'json' }
import spa from '../../../../../scripts/demo-bff/data/bundles/spa.json' with { type: 'json' }
import tha from '../../../../../scripts/demo-bff/data/bundles/tha.json' with { type: 'json' }
import zho from '../../../../../scripts/demo-bff/data/bundles/zho.json' with { type: 'json' }
import { engineFor, entry } from '../an-engine.ts'

/** The texts of the demo in each language; the English ones are built in. */
const bundles = { eng: english, ara, ind, por, rus, spa, tha, zho }

test('a question for the days names no limit', () => {
  expect(daysToHarvestIn('how many days before harvest tomato').days).toBeUndefined()
})

test('days of which nothing says what they are stay where texts are searched', () => {
  expect(daysToHarvestIn('delivery in 3 days', true)).toEqual({ rest: 'delivery in 3 days' })
})

test.each([
  ['PHI 14-21 days', 21],
  ['PHI 7 days or less', 7],
  ['PHI 7 or less', 7],
  ['3 to 5 days before harvest', 5],
  ['14-21 days before harvest', 21],
  ['1–2 weeks before harvest', 14],
  ['carência de 7 a 14 dias', 14],
  ['carência de 7 dias ou menos', 7],
  ['carencia de 7 días o menos', 7],
  ['за 14-21 день до уборки', 21],
  ['срок ожидания 7 дней или меньше', 7],
  ['masa tunggu 7 hari atau kurang', 7],
  ['فترة الأمان 7 أيام أو أقل', 7],
  ['7 ถึง 14 วันก่อนเก็บเกี่ยว', 14],
  ['收获前7至14天', 14],
  ['安全间隔期7天以下', 7]
])('of %s the highest number is the limit, and no word is left', (query, days) => {
  expect(daysToHarvestIn(query)).toEqual({ days, rest: '' })
})

describe('a number of days to harvest is understood in every language', () => {
  test.each([
    ['14 days before harvest', 14],
    ['carencia ate 7 dias', 7],
    ['carência máxima 10 dias', 10],
    ['intervalo 7 dias', 7],
    ['colher daqui 2 semanas', 14],
    ['zero PHI', 0],
    ['jeda panen 3 hari', 3],
    ['เว้นก่อนเก็บเกี่ยว 7 วัน', 7],
    ['14 days to harvest', 14],
    ['14 days until the harvest', 14],
    ['harvest in 14 days', 14],
    ['PHI 14', 14],
    ['phi of 14 days', 14],
    ['14-day PHI', 14],
    ['2 weeks before harvest', 14],
    ['14 dias antes da colheita', 14],
    ['carência de 14 dias', 14],
    ['carencia de até 7 dias', 7],
    ['intervalo de segurança 21 dias', 21],
    ['14 días antes de la cosecha', 14],
    ['14 dias antes de cosechar', 14],
    ['período de carencia de 3 días', 3],
    ['за 14 дней до уборки', 14],
    ['14 дней до сбора урожая', 14],
    ['срок ожидания 30 дней', 30],
    ['срок ожидания не более 7', 7],
    ['14 hari sebelum panen', 14],
    ['masa tunggu 14 hari', 14],
    ['panen 7 hari lagi', 7],
    ['14 يوما قبل الحصاد', 14],
    ['قبل الحصاد ب 14 يوم', 14],
    ['فترة الأمان ١٤ يوم', 14],
    ['14 วันก่อนเก็บเกี่ยว', 14],
    ['ก่อนเก็บเกี่ยว 14 วัน', 14],
    ['ระยะก่อนเก็บเกี่ยว ๑๔ วัน', 14],
    ['收获前14天', 14],
    ['14天后收获', 14],
    ['安全间隔期14天', 14],
    ['安全间隔期不超过7天', 7],
    ['days to harvest 14', 14],
    ['Days to harvest: 7', 7],
    ['withholding period 14 days', 14],
    ['WHP 14 days', 14],
    ['dias até a colheita 14', 14],
    ['дней до уборки 14', 14],
    ['3 dias a cosecha', 3],
    ['3 días a la cosecha', 3],
    ['0 dias a cosecha', 0],
    ['7 dias à colheita', 7],
    ['carencia 0 dias', 0],
    ['carência zero', 0],
    ['sem carência', 0],
    ['no PHI', 0],
    ['no pre-harvest interval', 0],
    ['without a waiting period', 0],
    ['sin plazo de seguridad', 0],
    ['без срока ожидания', 0],
    ['tanpa masa tunggu', 0],
    ['بدون فترة الأمان', 0],
    ['بدون فترة تحريم', 0],
    ['sin plazo', 0],
    ['เก็บเกี่ยวได้ภายใน 7 วัน', 7],
    ['无安全间隔期', 0],
    ['ไม่ต้องเว้นระยะก่อนเก็บเกี่ยว', 0],
    ['zero dias de carência', 0],
    ['carencia cero', 0],
    ['0 day PHI', 0],
    ['срок ожидания ноль дней', 0],
    ['masa panen 0 hari', 0],
    ['masa tunggu nol hari', 0],
    ['فترة الأمان صفر', 0],
    ['安全间隔期零天', 0],
    ['ระยะก่อนเก็บเกี่ยวศูนย์วัน', 0],
    ['เก็บได้เลย', 0],
    ['harvest the same day', 0],
    ['colheita no mesmo dia', 0],
    ['当天采收', 0],
    ['cosecha el mismo día', 0],
    ['сбор в тот же день', 0],
    ['panen hari itu', 0],
    ['الحصاد في نفس اليوم', 0]
  ])('%s', (query, days) => {
    expect(daysToHarvestIn(query).days).toBe(days)
  })
})

test.each(Object.entries(bundles))(
  'the headings of the column in %s are understood',
  (_, texts) => {
    const headings = [texts.product.doses.daysToHarvest, texts.filters.facets.harvest]
    expect(headings.map(heading => daysToHarvestIn(`${heading} 14`))).toEqual(
      headings.map(() => ({ days: 14, rest: '' }))
    )
  }
)

test.each([
  ['wheat rust 14 days before harvest', 'wheat rust'],
  ['days to harvest 3 tomato', 'tomato'],
  ['days to harvest 14 apple', 'apple'],
  ['WHP 14 days apple', 'apple'],
  ['3 dias a cosecha tomate', 'tomate'],
  ['tomate 3 dias a cosecha', 'tomate'],
  ['carência zero tomate', 'tomate'],
  ['tomate sem carência', 'tomate'],
  ['มะเขือเทศ เก็บได้เลย', 'มะเขือเทศ'],
  ['番茄 采前3天', '番茄'],
  ['how many days before harvest tomato', 'tomato'],
  ['quantos dias de carência tomate', 'tomate'],
  ['เก็บเกี่ยวหลังพ่นกี่วัน พริก', 'พริก'],
  ['มะม่วง 7 วันก่อนเก็บ', 'มะม่วง'],
  ['cosecho en 7 dias pepino', 'pepino'],
  ['黄瓜打药几天能吃', '黄瓜'],
  ['苹果采前多少天', '苹果'],
  ['3天可采收 番茄', '番茄'],
  ['打药后3天能摘 番茄', '番茄'],
  ['panen setelah 3 hari tomat', 'tomat'],
  ['tomato pick after 3 days', 'tomato'],
  ['tomato no pre-harvest interval', 'tomato'],
  ['tomat masa panen 0 hari', 'tomat'],
  ['Срок ожидания, дней 14 пшеница', 'пшеница'],
  ['14 days before harvest, wheat', 'wheat'],
  ['zero PHI tomato', 'tomato'],
  ['carencia ate 20 dias milho', 'milho'],
  ['carência soja 30 dias', 'soja'],
  ['tomate até 10 dias', 'tomate'],
  ['tomato 3 days', 'tomato'],
  ['white fly tomato 3 days', 'white fly tomato'],
  ['colher daqui 2 semanas tomate', 'tomate'],
  ['เว้นก่อนเก็บเกี่ยว 7 วัน มะเขือเทศ', 'มะเขือเทศ'],
  ['jeda panen 3 hari tomat', 'tomat'],
  ['soja com carência de até 7 dias', 'soja com'],
  ['за 14 дней до уборки пшеницы', 'пшеницы'],
  ['ข้าว 14 วันก่อนเก็บเกี่ยว', 'ข้าว'],
  ['水稻收获前14天', '水稻'],
  ['padi 14 hari sebelum panen', 'padi']
])('the other words of "%s" stay', (query, rest) => {
  expect(daysToHarvestIn(query).rest).toBe(rest)
})

test.each([
  '14 days after harvest',
  'spray tomato every 7 days',
  '2 4 d amina',
  'soja 30 dias após a emergência',
  '30 days',
  'colheita',
  '14 dias depois da colheita',
  '收获后14天',
  'days before harvest',
  'PHI',
  'carência',
  'no intervalo',
  'Rebojo 312 SC',
  'within 7-14 days',
  'pre-harvest desiccation 3 L/ha',
  'harvest 2025',
  'days to harvest',
  'PHI 2025',
  'zero tillage',
  'plantio zero'
])('"%s" names no limit', query => {
  expect(daysToHarvestIn(query)).toEqual({ rest: query })
})

describe('a query with days to harvest', () => {
  const engine = engineFor([
    entry('crop:wheat', 'Wheat'),
    entry('product:1', 'Tivano', { line: 'Wheat', uses: { 'crop:wheat': [] } }),
    entry('product:2', 'Zonda 14 SC', { line: 'Rice' })
  ])
  const ask = (query: string) => {
    const { results, harvest } = engine(query, ['product'])
    return { harvest, titles: results.map(({ title }) => title).toSorted() }
  }

  test('asks for every product, with the days', () => {
    expect(ask('14 days before harvest')).toEqual({
      harvest: 14,
      titles: ['Tivano', 'Zonda 14 SC']
    })
  })

  test('asks for the other words, with the days', () => {
    expect(ask('wheat 7 days before harvest')).toEqual({ harvest: 7, titles: ['Tivano'] })
  })

  test.each(['cotton PHI 7', 'cotton insecticide PHI 7'])(
    'names a crop by which a problem is called: %s',
    query => {
      const ask = engineFor([
        entry('crop:cotton', 'Cotton'),
        entry('problem:cotton-bollworm', 'Cotton bollworm'),
        entry('product:1', 'Tivano', { line: 'Cotton bollworm · Cotton', names: ['Insecticides'] })
      ])
      expect(ask(query, ['product']).named).toMatchObject({ crop: ['crop:cotton'], problem: [] })
    }
  )

  test('can leave out something as well', () => {
    expect(ask('not group 11, 7 days before harvest').harvest).toBe(7)
  })
})
