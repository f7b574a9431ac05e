import { afterEach, describe, expect, test } from 'vitest'
import { fetchContent } from '#bff/calls.ts'
import { pullCountries } from '#snapshot/pull-countries.ts'
import { pullProducts } from '#snapshot/pull-products.ts'
import { aBffThatAnswers } from './a-bff-that-answers.ts'
import { startSmallBff } from './a-small-bff.ts'
import { aSource } from './a-source.ts'

let bff: Awaited<ReturnType<typeof aBffThatAnswers>>
afterEach(() => bff.close())

async function sourceOf(bodies: Record<string, unknown>) {
  bff = await aBffThatAnswers(bodies)
  return aSource(bff.url)
}

const aProduct = (id: string, rest: object = {}) => {
  return { id, brandname: `Brand ${id}`, family_id: 2001, ...rest }
}

describe('a part of a record that is broken', () => {
  test('costs the part: three odd toxicological classes cost no product', async () => {
    const odd = { toxicological_class: { id: 'II / III', description: 'II' }, packs: ['1 L', {}] }
    const products = ['1', '2', '3'].map(id => aProduct(id, odd))
    const details = products.map(
      product => [`/localProduct/product/${product.id}`, product] as const
    )
    const { source, findings } = await sourceOf({
      '/localProduct': products,
      ...Object.fromEntries(details)
    })
    const pulled = await pullProducts(source)
    expect(pulled).toMatchObject(products.map(({ id }) => ({ id, packs: ['1 L'] })))
    expect(pulled.flatMap(product => product.toxicological_class ?? [])).toEqual([])
    expect(findings.map(({ record, field }) => `${record} ${field}`)).toEqual(
      ['1', '2', '3'].flatMap(id => [`${id} toxicological_class.id`, `${id} packs.1`])
    )
  })

  test('is named by call, tree, record and field, with what was expected and received', async () => {
    const region = { id: 'pr', name: 'Paraná' }
    const name = 'very long '.repeat(500)
    const { source, findings } = await sourceOf({
      '/country/regions/7': [region, { id: 'sp', name }]
    })
    const [, second] = await fetchContent(source, 'regions', { countryId: '7' })
    expect(second?.name).toMatch(/^very long .{90,107} (very|long)…$/)
    expect(findings).toEqual([
      {
        kind: 'shortened',
        call: 'GET /country/regions/7',
        tree: 'br',
        record: 'sp',
        field: 'name',
        expected: 'at most 120 letters',
        received: 'more than 120 letters',
        message:
          'GET /country/regions/7 (tree br): record sp was kept with the beginning of a value: name: expected at most 120 letters, received more than 120 letters.'
      }
    ])
  })

  test('of a bundle is a text, however deep', async () => {
    const { source, findings } = await sourceOf({
      '/assets/br/text_content/prod/content.js': {
        nav: { home: 'Início\u202e\u0000', more: { deep: [true, 'x'.repeat(6_000)] } }
      }
    })
    const bundle = await fetchContent(source, 'bundle', { country: 'br', env: 'prod' })
    expect(bundle).toMatchObject({ nav: { home: 'Início' } })
    expect(findings.map(({ kind, field }) => [kind, field])).toEqual([
      ['value', 'nav.more.deep.0'],
      ['shortened', 'nav.more.deep.1']
    ])
  })
})

describe('an answer', () => {
  test('may begin with a byte-order mark', async () => {
    const body = `\ufeff${JSON.stringify([{ id: 1, name: 'Weifang' }])}`
    const { source, findings } = await sourceOf({ '/webPlant': body })
    expect(await fetchContent(source, 'plants')).toMatchObject([{ name: 'Weifang' }])
    expect(findings).toEqual([])
  })

  test('whose text begins with so many blanks that it is cut before its words says so', async () => {
    const text = `${' '.repeat(200_000)}Weifang`
    const { source, findings } = await sourceOf({
      '/companyPlatform': [{ id: 1, title: 'Care', description: text }],
      '/footer': { privacy_policy_text: text }
    })
    expect(await fetchContent(source, 'platform')).toEqual([{ id: '1', title: 'Care', order: 0 }])
    expect(await fetchContent(source, 'footer')).toEqual({})
    expect(findings.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'shortened description',
      'shortened privacy_policy_text'
    ])
  })
})

describe('the list of countries in Chinese', () => {
  test('loses a blank name, and only this one', async () => {
    const names = [
      { id: 1, name: '全球' },
      { id: 2, name: ' ' },
      { id: 3, name: '巴西' }
    ]
    const { source, findings } = await sourceOf({ '/assets/countries_zho.json': names })
    const read = await fetchContent(source, 'countriesInChinese')
    expect(read.map(({ id }) => id)).toEqual(['1', '3'])
    expect(findings).toMatchObject([{ kind: 'record', record: '2', field: 'name' }])
  })

  test('names the country without a name, and its name on Chinese pages', async () => {
    const demo = await startSmallBff()
    const [list, names] = await Promise.all(
      ['/assets/countries.json', '/assets/countries_zho.json'].map(async path => {
        const answer = await fetch(demo.url + path)
        return (await answer.json()) as { id: number }[]
      })
    )
    await demo.close()
    const { source, findings } = await sourceOf({
      '/assets/countries.json': list,
      '/assets/countries_zho.json': names?.slice(0, -1)
    })
    const { countries, chineseNames } = await pullCountries(source)
    const unnamed = countries.filter(({ id }) => chineseNames[id] === undefined)
    expect(unnamed).toHaveLength(1)
    expect(findings).toMatchObject([
      {
        call: 'GET /assets/countries_zho.json',
        record: unnamed[0]?.id,
        field: 'name',
        expected: 'a name in Chinese',
        message: expect.stringContaining(`"${unnamed[0]?.name}"`) as string
      }
    ])
  })
})

describe('an id', () => {
  test('that is invalid or reserved costs the record', async () => {
    const ids = ['a/b', '..', '%2e%2e', '4102.html', 'index', 'CON', 'a'.repeat(65), '玉米']
    const { source, findings } = await sourceOf({
      '/webPlant': ids.map(id => ({ id, name: 'Plant' }))
    })
    const plants = await fetchContent(source, 'plants')
    expect(plants.map(({ id }) => id)).toEqual(['玉米'])
    expect(findings.map(({ kind, record }) => `${kind} ${record}`)).toEqual(
      ids.slice(0, -1).map(id => `record ${id}`)
    )
  })

  test('that differs from another only in case or form costs the second record', async () => {
    const ids = ['Weifang', 'weifang', 'ＷＥＩＦＡＮＧ', 'jinan']
    const { source, findings } = await sourceOf({
      '/webPlant': ids.map(id => ({ id, name: 'Plant' }))
    })
    const plants = await fetchContent(source, 'plants')
    expect(plants.map(({ id }) => id)).toEqual(['Weifang', 'jinan'])
    expect(findings.map(({ kind, record }) => [kind, record])).toEqual([
      ['duplicate', 'weifang'],
      ['duplicate', 'ＷＥＩＦＡＮＧ']
    ])
    expect(findings[0]?.message).toBe(
      'GET /webPlant (tree br): record weifang was left out: its id is that of record Weifang, which was kept.'
    )
  })
})

describe('an answer of a hundred thousand levels', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)

  test.each([
    ['of a list', '/family', `[{"id": 1, "description": ${deep}}]`],
    ['that is nothing else', '/family', deep]
  ])('%s stops with the name of its call', async (_, path, body) => {
    const { source } = await sourceOf({ [path]: body })
    await expect(fetchContent(source, 'families')).rejects.toThrow(
      /\(call \/family, tree br\) failed: The body is nested deeper than 32 levels. \(HTTP 200\)$/
    )
  })

  test('of a bundle, too', async () => {
    const path = '/assets/br/text_content/prod/content.js'
    const { source } = await sourceOf({ [path]: `export default {"nav": ${deep}};` })
    await expect(fetchContent(source, 'bundle', { country: 'br', env: 'prod' })).rejects.toThrow(
      'nested deeper than 32 levels'
    )
  })
})
