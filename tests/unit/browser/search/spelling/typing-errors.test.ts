import { describe, expect, test } from 'vitest'
import { hasWholeName, isMisspelled } from '#browser/search/spelling/typing-errors.ts'

describe('a word may be a name', () => {
  test.each([
    ['with a letter too many', 'khamsiin', 'khamsin', true],
    ['with a letter missing', 'khmsin', 'khamsin', true],
    ['with a wrong letter', 'khamsim', 'khamsin', true],
    ['with two letters swapped', 'khasmin', 'khamsin', true],
    ['with two errors in a short name', 'kamsim', 'khamsin', false],
    ['with two errors in a long one', 'glifosatto', 'glyfosato', false],
    ['with two errors in ten letters', 'spodopteraa', 'spodopterra', true],
    ['only in words of six letters', 'rise', 'rice', false],
    ['in three Chinese ones', '稻飞风', '稻飞虱', true]
  ])('%s: %s for %s', (_, word, name, isOne) => {
    expect(isMisspelled(word, name)).toBe(isOne)
  })
})

describe('a query has a whole name', () => {
  test.each([
    ['in another order and without accents', 'massambara capim', 'capim-massambará', true],
    ['with an error', 'capim masambara', 'capim-massambará', true],
    ['but not with a part of it', 'capim amargoso', 'capim-arroz', false],
    ['but not of words that are too short', 'a b', 'a b', false]
  ])('%s', (_, query, name, hasOne) => {
    expect(hasWholeName({ query, lang: 'en' }, name)).toBe(hasOne)
  })
})

test('the sounds of x and ch are one in Portuguese, and in no other language', () => {
  const has = (lang: string) => hasWholeName({ query: 'xuxu lixa', lang }, 'chuchu licha')
  expect(has('pt-BR')).toBe(true)
  expect(has('es-MX')).toBe(false)
})
