import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { fetchOrDefault } from '#bff/fallback.ts'
import { pullProducts } from '#snapshot/pull-products.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aSource } from './a-source.ts'

let bff: Bff
beforeAll(async () => {
  bff = await startBff()
})
afterEach(() => bff.faults.clear())
afterAll(() => bff.close())

const spoil = (call: string, count: number) => bff.faults.set(call, { kind: 'bad-records', count })

describe('a list that the site cannot do without', () => {
  test('may lose three records of nine', async () => {
    spoil('/family', 3)
    const { source, findings } = aSource(bff.url)
    expect(await fetchContent(source, 'families')).toHaveLength(6)
    expect(findings).toHaveLength(3)
  })

  test('stops the build when it loses four of nine', async () => {
    spoil('/family', 4)
    await expect(fetchContent(aSource(bff.url).source, 'families')).rejects.toThrow(
      /\(call \/family, tree br\) failed: 4 of 9 records cannot be used: record #1: id: expected an id of letters, digits, _ and -, at most 64, that is no reserved word, received nothing.*\(HTTP 200\)$/
    )
  })

  test('may lose four records when they are less than five in a hundred', async () => {
    spoil('/productGlobal', 4)
    const { source } = aSource(bff.url)
    const { length } = await fetchContent(source, 'globalProducts')
    expect(length).toBeGreaterThan(4 / 0.05)
  })
})

describe('a list with built-in content', () => {
  test('keeps its good records, however few', async () => {
    spoil('/team', 9)
    const { source, findings } = aSource(bff.url)
    const { content, lang } = await fetchOrDefault(source, 'team')
    expect([content.length, lang]).toEqual([1, undefined])
    expect(findings).toHaveLength(9)
  })
})

describe('the products of South Africa, some of them spoilt', () => {
  const za = { prefix: 'za', country: 'za', lang: 'eng' }

  test('keep the first of two with one id', async () => {
    const { source, findings } = aSource(bff.url, { context: za })
    const products = await pullProducts(source)
    expect(products.filter(({ id }) => id === '4101')).toMatchObject([
      { brandname: expect.not.stringContaining('twice') as string }
    ])
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'duplicate', tree: 'za', record: '4101' })
    )
  })

  test('leave out the one without a name, and say what was expected and received', async () => {
    const { source, findings } = aSource(bff.url, { context: za })
    const products = await pullProducts(source)
    expect(products.map(({ id }) => id)).not.toContain('9901')
    expect(findings).toContainEqual({
      kind: 'record',
      tree: 'za',
      call: 'GET /localProduct',
      record: '9901',
      field: 'brandname',
      expected: 'text',
      received: 'nothing',
      message:
        'GET /localProduct (tree za): record 9901 was left out: brandname: expected text, received nothing.'
    })
  })

  test('with a dangerous picture are kept without it, and reported once', async () => {
    const { source, findings } = aSource(bff.url, { context: za })
    const products = await pullProducts(source)
    expect(products.find(({ id }) => id === '9902')?.image_hero).toBeUndefined()
    expect(findings.filter(({ record }) => record === '9902')).toMatchObject([
      { kind: 'value', field: 'image_hero', received: '"javascript:alert(1)"' }
    ])
  })
})
