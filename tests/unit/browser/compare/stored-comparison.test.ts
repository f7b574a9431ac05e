import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeComparison, readComparison } from '#browser/compare/stored-comparison.ts'
import { aStorage } from '../../../helpers/a-browser.ts'

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

const product = (id: string) => ({ id, name: `Product ${id}` })

test('a choice is kept for its tree: ids of another country are other products', () => {
  storeComparison('br-prod-por', [product('1')])
  expect(readComparison('br-prod-por')).toEqual([product('1')])
  expect(readComparison('th-prod-tha')).toEqual([])
})

test('the first thirty are kept, each once', () => {
  const ids = Array.from({ length: 31 }, (_, at) => String(at))
  storeComparison('br', ['0', ...ids].map(product))
  expect(readComparison('br').map(({ id }) => id)).toEqual(ids.slice(0, 30))
})

test.each(['{{', 'null', '{}', '["1", null, {"id": 1, "name": "One"}, {"id": "1"}]'])(
  'a choice that is stored as %s is empty',
  text => {
    localStorage.setItem('compared-br', text)
    expect(readComparison('br')).toEqual([])
  }
)
