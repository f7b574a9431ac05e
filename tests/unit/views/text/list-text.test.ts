import { expect, test } from 'vitest'
import { listInLine } from '#views/text/list-text.ts'

test.each([
  ['common nouns', ['Кукуруза', 'Соя', 'Земли'], 'Кукуруза, соя, земли'],
  ['a name of a person inside', ['Щирица', 'Щирица Палмера'], 'Щирица, щирица Палмера'],
  ['an abbreviation', ['Гербицид', 'МЦПА', 'ВДГ'], 'Гербицид, МЦПА, ВДГ'],
  ['a Latin name', ['Соя', 'Fusarium'], 'Соя, Fusarium'],
  ['names of one letter', ['Я', 'Ю'], 'Я, Ю'],
  ['nothing', [], '']
])('a Russian list has one capital: %s', (_, names, text) => {
  expect(listInLine({ locale: 'ru', dir: 'ltr' }, names)).toBe(text)
})

test('a list in another script is written as its names are', () => {
  expect(listInLine({ locale: 'pt-BR', dir: 'ltr' }, ['Soja', 'Milho'])).toBe('Soja, Milho')
})
