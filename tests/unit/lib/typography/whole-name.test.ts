import { expect, test } from 'vitest'
import { nameInList, wholeName, wholePerson } from '#lib/typography/whole-name.ts'

test.each([
  ['Capim-pé-de-galinha', 'Capim-\u2060pé-\u2060de-\u2060galinha'],
  ['Podridão-parda do cacaueiro', 'Podridão-\u2060parda do cacaueiro'],
  ['Enroladeira-da-folha-do-arroz', 'Enroladeira-da-folha-do-arroz'],
  ['10-15 dias', '10-15 dias'],
  ['หญ้าตีนนก, โรคไหม้ข้าว', 'หญ้า\u2060ตีนนก\u2060, โรค\u2060ไหม้\u2060ข้าว'],
  ['พื้นที่นอกการเกษตรทั้งหมด', 'พื้นที่นอกการเกษตรทั้งหมด']
])('a name stays on its line as far as it can be read there: %s', (name, whole) => {
  expect(wholeName(name)).toBe(whole)
})

test.each([
  ['Large crabgrass', 'Large\u00a0crabgrass'],
  ['Stem and root rot of young plants', 'Stem and root rot of young plants']
])('a name in a list is on one line, if it is short: %s', (name, whole) => {
  expect(nameInList(name)).toBe(whole)
})

test('a double name of a person breaks at its hyphen alone', () => {
  expect(wholePerson('Yaw Asante-Donkor')).toBe('Yaw Asante-Donkor')
  expect(
    wholePerson('ยอว์ อาซันเต-ดองคอร์')
      .split('-')
      .map(half => half.includes('\u2060'))
  ).toEqual([true, true])
})

test('a Thai name of a pest is on one line of a card, and one of an amount keeps its unit', () => {
  expect(nameInList('โรคแอนแทรคโนส')).toMatch(/\u2060/)
  expect(nameInList('1 ลิตร')).toContain('\u00a0')
})

test('a double name in Thai may be broken after its hyphen alone', () => {
  expect(wholePerson('เอนส์เวิร์ท-เบลโล')).toContain('-\u200b')
})
