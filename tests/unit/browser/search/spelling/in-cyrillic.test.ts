import { expect, test } from 'vitest'
import { inCyrillic } from '#browser/search/spelling/in-cyrillic.ts'

test.each([
  ['rzhavchina pshenitsy', 'ржавчина пшеницы'],
  ['koloradskiy zhuk', 'колорадский жук'],
  ['muchnistaya rosa', 'мучнистая роса'],
  ['gerbicid', 'гербицид']
])('%s is read as %s', (typed, read) => {
  expect(inCyrillic(typed)).toBe(read)
})

test.each(['soja', 'ржавчина', 'IRAC 28'])(
  'a short word, Cyrillic and figures are left: %s',
  text => {
    expect(inCyrillic(text)).toBeUndefined()
  }
)
