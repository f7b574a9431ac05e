import { expect, test } from 'vitest'
import { brandsLike } from '#browser/search/spelling/brands-like.ts'

const brands = () => [
  'Harmattan 480 SL',
  'Solano 200 SC',
  'Amihan 25 EC',
  'Terral 50 WG',
  'Meltemi',
  'Cacimbo 100 GR',
  'Libeccio 250 EW',
  'Williwaw 500 SC',
  'Verkhovik 500 SC',
  'Pampero 40 OD',
  'Oroshi 700 WP'
]

test.for([
  ['هرمتان', 'Harmattan'],
  ['هارماتان', 'Harmattan'],
  ['سولانو', 'Solano'],
  ['أميهان', 'Amihan'],
  ['อามิฮัน', 'Amihan'],
  ['ฮาร์มัตตัน', 'Harmattan'],
  ['โซลาโน', 'Solano'],
  ['Солано', 'Solano'],
  ['Кацимбо', 'Cacimbo'],
  ['Касимбо', 'Cacimbo'],
  ['Либеччио', 'Libeccio'],
  ['Вилливо', 'Williwaw'],
  ['เวอร์โควิก', 'Verkhovik'],
  ['แปมเปโร', 'Pampero'],
  ['ฮามัตตัน', 'Harmattan'],
  ['โอโรชิ', 'Oroshi']
] as const)('%s spells the brand %s', ([word, brand]) => {
  expect(brandsLike(word, brands)).toEqual([brand])
})

test.for([
  'سلوان',
  'سيلينا',
  'مهان',
  'ذرة',
  'แมลง',
  'อ้อย',
  'ฮัน',
  'طماطم',
  'سالونا',
  'استر',
  'كسافا',
  'กาลลม'
])('%s spells none of them', word => {
  expect(brandsLike(word, brands)).toEqual([])
})

test('a word that spells two brands is neither', () => {
  expect(brandsLike('سولانو', () => ['Solano 200 SC', 'Sulano 100 SC'])).toEqual([])
})
