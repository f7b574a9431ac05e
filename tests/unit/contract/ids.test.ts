import { describe, expect, test } from 'vitest'
import { foldId, isId } from '#contract/ids.ts'

describe('an id', () => {
  test.each([
    '7',
    'maize',
    'SC_25-b',
    '玉米',
    'ข้าวโพด',
    'मक्का',
    'кукуруза',
    'القمح',
    '__proto__',
    'constructor',
    'a'.repeat(64),
    '玉'.repeat(64)
  ])('may be %s', id => {
    expect(isId(id)).toBe(true)
  })

  test.each([
    '',
    'a b',
    'a/b',
    'a\\b',
    '.',
    '..',
    '.htaccess',
    '4102.html',
    '%2e%2e',
    'a:b',
    'a?b',
    'a\u0000b',
    'a\u200bb',
    'a\ufe0f',
    '\u0301a',
    '<b>',
    '"',
    '½',
    '🌾',
    '\ud800',
    'a'.repeat(65),
    '𐐀'.repeat(64),
    'index',
    'INDEX',
    '404',
    'con',
    'Aux',
    'ｎｕｌ',
    'LPT1'
  ])('is never %j', id => {
    expect(isId(id)).toBe(false)
  })

  test.each([
    ['Maize', 'maize'],
    ['ＳＣ', 'sc'],
    ['é', 'e\u0301'],
    ['STRASSE', 'straße']
  ])('%s is the same as %s on a disk or to a reader', (one, other) => {
    expect(foldId(one)).toBe(foldId(other))
  })
})
