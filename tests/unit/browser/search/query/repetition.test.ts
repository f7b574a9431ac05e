import { expect, test } from 'vitest'
import { withoutRepetition } from '#browser/search/query/repetition.ts'

test.each([
  ['potato every 7 days', 'potato'],
  ['interval 7 days potato', 'potato'],
  ['potato 7 day interval', 'potato'],
  ['potato spray interval 7-10 days', 'potato'],
  ['batata intervalo 7 dias', 'batata'],
  ['batata a cada 7 dias', 'batata'],
  ['papa cada 7 días', 'papa'],
  ['картофель каждые 7 дней', 'картофель'],
  ['kentang setiap 7 hari', 'kentang'],
  ['มันฝรั่ง ทุก 7 วัน', 'มันฝรั่ง'],
  ['马铃薯每隔7天', '马铃薯'],
  ['بطاطس كل 7 أيام', 'بطاطس']
])('%s asks for %s: the days between treatments are in no filter', (query, rest) => {
  expect(withoutRepetition(query)).toBe(rest)
})

test.each([
  'intervalo 7 dias',
  'every 7 days',
  'potato pre-harvest interval 7 days',
  'batata intervalo de segurança 7 dias',
  'papa intervalo de seguridad 7 días',
  '马铃薯安全间隔期7天',
  'kentang interval panen 7 hari',
  'potato 7 days'
])('%s stays as it is', query => {
  expect(withoutRepetition(query)).toBe(query)
})
