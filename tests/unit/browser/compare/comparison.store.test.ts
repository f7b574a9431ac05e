import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $compared,
  readCompared,
  setCompared,
  toggleCompared
} from '#browser/compare/comparison.store.ts'
import { aForbiddenStorage, aStorage } from '../../../helpers/a-browser.ts'

const product = (id: number) => ({ id: String(id), name: `Product ${id}` })
const ids = () => $compared.get().map(({ id }) => id)

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  readCompared('br')
})
afterEach(() => vi.unstubAllGlobals())

describe('the products to compare', () => {
  test('is remembered for its tree and for no other', () => {
    toggleCompared(product(1))
    readCompared('sa')
    expect(ids()).toEqual([])
    readCompared('br')
    expect(ids()).toEqual(['1'])
  })

  test('is taken out by the same press that put it in', () => {
    toggleCompared(product(1))
    toggleCompared(product(2))
    toggleCompared(product(1))
    expect(ids()).toEqual(['2'])
  })

  test('are thirty at most; adding another is refused', () => {
    const all = Array.from({ length: 30 }, (_, at) => at + 1)
    for (const id of all) expect(toggleCompared(product(id))).toBe(true)
    expect(toggleCompared(product(31))).toBe(false)
    expect(toggleCompared(product(30))).toBe(true)
    expect(ids()).toHaveLength(29)
  })

  test('holds each product once', () => {
    setCompared([product(1), product(2), product(1)])
    expect(ids()).toEqual(['1', '2'])
  })

  test.each(['{', '{}', 'null', '[1, null, {"id": 2}]'])('is nothing when %s is stored', stored => {
    localStorage.setItem('compared-br', stored)
    readCompared('br')
    expect(ids()).toEqual([])
  })

  test('lasts for the page where a browser stores nothing', () => {
    vi.stubGlobal('localStorage', aForbiddenStorage())
    toggleCompared(product(1))
    readCompared('br')
    expect(ids()).toEqual(['1'])
  })
})
