import { expect, test } from 'vitest'
import { wholeName } from '#lib/typography/whole-name.ts'

test.each([
  ['Capim-pé-de-galinha', 'Capim-\u2060pé-\u2060de-\u2060galinha'],
  ['Podridão-parda do cacaueiro', 'Podridão-\u2060parda do cacaueiro'],
  ['Enroladeira-da-folha-do-arroz', 'Enroladeira-da-folha-do-arroz'],
  ['10-15 dias', '10-15 dias']
])('a name stays on its line as far as it can be read there: %s', (name, whole) => {
  expect(wholeName(name)).toBe(whole)
})
