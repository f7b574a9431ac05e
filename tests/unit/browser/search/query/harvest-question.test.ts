import { expect, test } from 'vitest'
import {
  isHarvestQuestion,
  withoutHarvestQuestion
} from '#browser/search/query/harvest-question.ts'

test.each([
  ['when can I harvest tomatoes after spraying', 'tomatoes'],
  ['how soon can I pick tomatoes after spraying?', 'tomatoes'],
  ['quando posso colher tomate depois de pulverizar', 'tomate'],
  ['quando posso colher a soja depois de aplicar', 'a soja'],
  ['en cuantos dias puedo cosechar jitomate', 'jitomate'],
  ['cuando puedo cosechar papa despues de fumigar', 'papa'],
  ['через сколько дней можно собирать огурцы', 'огурцы'],
  ['огурцы сколько дней ждать', 'огурцы'],
  ['когда можно собирать томаты после обработки', 'томаты'],
  ['متى احصد الخيار بعد الرش', 'الخيار'],
  ['kapan bisa panen cabai setelah disemprot', 'cabai'],
  ['พริก เก็บได้เมื่อไหร่', 'พริก'],
  ['黄瓜打药后什么时候能吃', '黄瓜']
])('%s asks for %s', (query, rest) => {
  expect(withoutHarvestQuestion(query)).toBe(rest)
})

test.each(['harvest', 'when to spray tomato', 'quando aplicar', 'tomato after spraying'])(
  '%s stays as it is',
  query => {
    expect(withoutHarvestQuestion(query)).toBe(query)
  }
)

test.each([
  'when can I harvest after spraying?',
  'quando posso colher',
  'berapa hari sebelum panen',
  'กี่วันเก็บเกี่ยวได้',
  'เก็บได้กี่วัน',
  'через сколько дней можно собирать'
])('%s asks for nothing but the days to harvest, which each row of the list has', query => {
  expect(isHarvestQuestion(query)).toBe(true)
})

test('a crop beside the question is searched', () => {
  expect(isHarvestQuestion('quando posso colher tomate')).toBe(false)
})
