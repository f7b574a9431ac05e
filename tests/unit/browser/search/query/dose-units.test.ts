import { expect, test } from 'vitest'
import {
  asksForDose,
  isDoseUnit,
  isOfMixing,
  withoutAmounts
} from '#browser/search/query/dose-units.ts'
import { engineFor, entry } from '../an-engine.ts'

test.each([
  'mL/planta',
  'ml/planta',
  'mL / árvore',
  'L/ha',
  '2,5 L/ha',
  'kg per ha',
  'мл/растение',
  'л/га',
  '毫升/亩',
  '毫升/株',
  'มล./ต้น',
  'ซีซี/ไร่',
  'مل/فدان',
  'ml/pohon',
  'mL/100 L'
])('%s is the unit of a dose', query => {
  expect(isDoseUnit(query)).toBe(true)
})

test.each(['CFU/mL', 'g/L', 'g/kg', '480 g/L', 'glyphosate L/ha', 'planta', 'ml', '%'])(
  '%s is none, so it is searched',
  query => {
    expect(isDoseUnit(query)).toBe(false)
  }
)

test('the unit of a dose finds no product whose strength has a part of it', () => {
  const engine = engineFor([
    entry('product:1', 'Kaikias', { names: ['2 × 10⁹ CFU/mL'], line: 'CFU/mL · Planta' })
  ])
  expect(engine('mL/planta').results).toEqual([])
  expect(engine('CFU/mL').results).toHaveLength(1)
})

test.each([
  'quantos ml por bomba de 20 litros',
  'cuantos ml por bomba',
  '1 tangki 16 liter',
  'pH da calda',
  '20 ลิตรผสมกี่ซีซี',
  'how many ml per 20 litre tank?',
  'сколько мл на 10 литров воды'
])('%s asks for an amount, and finds no product', query => {
  expect(isOfMixing(query)).toBe(true)
  const engine = engineFor([
    entry('product:1', 'Kaikias', { names: ['2 × 10⁹ UFC/mL', 'FRAC 16.1'], line: 'Phaseolus' }),
    entry('post:2', 'pH da calda')
  ])
  expect(engine(query, ['product']).results).toEqual([])
  expect(engine('pH da calda', ['post']).results).toHaveLength(1)
})

test.each([
  'dose',
  'dose por alqueire',
  'quanto por bomba de 20 litros',
  'dosis por bomba de 15 litros',
  'por bomba de 20 litros',
  'dosis por caneca 200 litros',
  'сколько лить на гектар',
  'كم الجرعة',
  'dosis per tangki 16 liter',
  'ใช้กี่ซีซีต่อน้ำ 20 ลิตร',
  '用量',
  '兑水',
  '一亩地用多少'
])('%s asks for a dose, which each row of the list has', query => {
  expect(asksForDose(query)).toBe(true)
})

test('the acidity of water is no dose', () => {
  expect(asksForDose('pH da calda')).toBe(false)
})

test.each([
  '16.1',
  '480',
  '480 g',
  'calda bordalesa',
  'glifosato 20 litros',
  'bomba',
  'água',
  '20 SL',
  '2,4-D'
])('%s asks for no amount', query => {
  expect(isOfMixing(query)).toBe(false)
})

test.each([
  ['glifosato 20 litros', 'glifosato'],
  ['glifosato 2 L/ha', 'glifosato'],
  ['0,5 L/ha soja', 'soja'],
  ['soja 200 g/ha', 'soja'],
  ['glifosato cuantos ml por bomba', 'glifosato'],
  ['cuantos ml de glifosato por bomba de 20 litros', 'glifosato'],
  ['how many ml of glyphosate per 20 litre tank', 'glyphosate'],
  ['ไกลโฟเซต 20 ลิตร', 'ไกลโฟเซต'],
  ['ไกลโฟเซตผสมกี่ซีซี', 'ไกลโฟเซต'],
  ['глифосат 2 л/га', 'глифосат'],
  ['сколько мл глифосата на 10 литров воды', 'глифосата'],
  ['草甘膦多少毫升', '草甘膦'],
  ['草甘膦一桶水放多少毫升', '草甘膦'],
  ['草甘膦 200 毫升/亩', '草甘膦'],
  ['غليفوسات 2 لتر/هكتار', 'غليفوسات'],
  ['glifosat 5 ml per liter air', 'glifosat'],
  ['berapa ml glifosat untuk 16 liter air', 'glifosat'],
  ['planta de água 2 L/ha', 'planta de água'],
  ['ไกลโฟเซต 1 ไร่ใช้กี่ซีซี', 'ไกลโฟเซต'],
  ['ไกลโฟเซต 5 ไร่', 'ไกลโฟเซต'],
  ['草甘膦 10 亩', '草甘膦'],
  ['глифосат 5 га', 'глифосат'],
  ['غليفوسات 2 فدان', 'غليفوسات'],
  ['2 l/ha', ''],
  ['20 ลิตรผสมกี่ซีซี', '']
])('of %s, %s is searched', (query, rest) => {
  expect(withoutAmounts(query)).toBe(rest)
})

test.each([
  'glifosato 480 g/L',
  'glyphosate 480 SL',
  'abamectin 18 g/l ec',
  'mancozeb 800 g/kg',
  '草甘膦 480 克/升',
  'ไกลโฟเซต 480 กรัม/ลิตร',
  'глифосат 480 г/л',
  '2 × 10⁹ CFU/mL',
  'água',
  'arroz de água',
  'PHI 14',
  'Pavana 9 LI',
  '稻田水剂',
  '2,4-D 720',
  'caldo bordelés',
  'แมลง',
  'เพลี้ย มะละกอ',
  '几丁聚糖',
  '升级',
  'L',
  'bomba'
])('%s has no amount', query => {
  expect(withoutAmounts(query)).toBe(query)
})

test('an amount beside an ingredient is not searched, and the answer is to the words as they were typed', () => {
  const engine = engineFor([
    entry('product:1', 'Nordeste 480 SL', { names: ['glyphosate'] }),
    entry('product:2', 'Pampero 20 L', { names: ['2 L', 'litros'] })
  ])
  const { query, results } = engine('glyphosate 20 litros', ['product'])
  expect(results.map(({ title }) => title)).toEqual(['Nordeste 480 SL'])
  expect(query).toBe('glyphosate 20 litros')
})
