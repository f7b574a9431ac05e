import { describe, expect, test } from 'vitest'
import { brazil, runningBff } from './running-bff.ts'

const { ask, askJson } = runningBff()
const thailand = { isocountry: 'th', lang: 'tha' }

describe('content of a tree', () => {
  test('is in the language of the tree', async () => {
    expect(await askJson('/localProduct/types', brazil)).toContainEqual({
      id: 'EC',
      description: 'Concentrado emulsionável'
    })
  })

  test('has the units of a strength as the language writes them', async () => {
    const strengthOf = async (product: string, tree?: Record<string, string>) => {
      const answer = await askJson(`/localProduct/product/${product}`, tree)
      return (answer as { concentration: string }).concentration
    }
    expect(await strengthOf('4214', brazil)).toBe('1×10^9 UFC/g')
    expect(await strengthOf('4219', brazil)).toBe('32 000 UI/mg')
    expect(await strengthOf('4212')).toBe('2×10^8 CFU/mL')
  })

  test('is English where the language has no text, and says so', async () => {
    const posts = (await askJson('/blog', thailand)) as { id: string; lang?: string }[]
    const langOf = (id: string) => posts.find(post => post.id === id)?.lang
    expect(langOf('6018')).toBe('eng')
    expect(langOf('6024')).toBeUndefined()
  })

  test('is that of the global site for an unknown country and language', async () => {
    const unknown = await askJson('/localProduct', { isocountry: 'undefined', lang: 'xxx' })
    expect(unknown).toEqual(await askJson('/localProduct'))
  })

  test('has the film over the land of the global site only', async () => {
    const [hero] = (await askJson('/header', brazil)) as Record<string, string>[]
    expect(hero).toMatchObject({ background_type: 'other', button_text: 'Ver produtos' })
    expect(Object.keys(hero ?? {}).filter(field => field.startsWith('video_'))).toEqual([])
  })

  test('has a draft in the preview only', async () => {
    const draft = expect.objectContaining({ tags: ['draft'] }) as unknown
    expect(await askJson('/blog', { env: 'preview' })).toContainEqual(draft)
    expect(await askJson('/blog')).not.toContainEqual(draft)
  })

  test('narrows news by tag and by category', async () => {
    const posts = await askJson('/blog?category=technical-articles&tag=labels')
    expect(posts).toContainEqual(expect.objectContaining({ id: '6001' }))
    expect(posts).not.toContainEqual(expect.objectContaining({ id: '6002' }))
  })

  test('has tags in the language of the tree, which narrow news by id and by text', async () => {
    const byId = await askJson('/blog?tag=labels', thailand)
    expect(byId).toContainEqual(
      expect.objectContaining({ id: '6001', tags: expect.arrayContaining(['ฉลาก']) as unknown })
    )
    expect(await askJson(`/blog?tag=${encodeURIComponent('ฉลาก')}`, thailand)).toEqual(byId)
  })

  test('names the products of a trade list in Chinese on a Chinese tree', async () => {
    const headers = { isocountry: 'gl', lang: 'zho' }
    const [first] = (await askJson('/productB2B/17', headers)) as { product_name: string }[]
    expect(first?.product_name).toMatch(/\p{Script=Han}/u)
  })
})

describe('product of a country', () => {
  test('is sold there under its own name and number', async () => {
    expect(await askJson('/localProduct/product/4101', brazil)).toMatchObject({
      brandname: 'Nordeste 480 SL',
      keywords: expect.stringContaining('Nordeste 480 SL') as string,
      registration_number: 'MAPA D83172'
    })
  })

  test('has no use on a crop that is not registered there', async () => {
    const global = await askJson('/localProduct/product/4101')
    const inBrazil = await askJson('/localProduct/product/4101', brazil)
    const palm = expect.objectContaining({ crop: 'oil-palm' }) as unknown
    expect(global).toMatchObject({ recommendations: expect.arrayContaining([palm]) as unknown })
    expect(inBrazil).toMatchObject({
      recommendations: expect.not.arrayContaining([palm]) as unknown
    })
    expect(inBrazil).toMatchObject({ crops: expect.not.arrayContaining(['oil-palm']) as unknown })
  })

  test('does not name a problem whose last dose went with the crop', async () => {
    const inUzbekistan = { isocountry: 'uz' }
    const [summary] = (await askJson('/localProduct', inUzbekistan)) as { id: number }[]
    const detail = (await askJson(`/localProduct/product/${summary?.id ?? ''}`, inUzbekistan)) as {
      crops: string[]
      problematics: { id: string }[]
      recommendations: { problematic: string }[]
    }
    const dosed = new Set(detail.recommendations.map(({ problematic }) => problematic))
    expect(detail.crops).toEqual(['wheat'])
    expect(detail.problematics.map(({ id }) => id).filter(id => !dosed.has(id))).toEqual([])
  })

  test('has the doses that the country registered in place of those of the stock', async () => {
    const products = (await askJson('/localProduct', brazil)) as { id: number; brandname: string }[]
    const pampero = products.find(({ brandname }) => brandname === 'Pampero 40 OD')
    expect(await askJson(`/localProduct/product/${pampero?.id ?? ''}`, brazil)).toMatchObject({
      recommendations: [
        { dose_max: 1.5 },
        { dose_max: 1.25 },
        { dose_max: 1.25 },
        { dose_max: 1.25 }
      ]
    })
  })

  test('says the true size of its documents', async () => {
    const { documents } = (await askJson('/localProduct/product/4101', brazil)) as {
      documents: { url: string; size_bytes: number }[]
    }
    const [label] = documents
    const file = await (await ask(label?.url ?? '')).arrayBuffer()
    expect(label?.size_bytes).toBe(file.byteLength)
  })
})

describe('list for a country by its id', () => {
  test('is empty where the country has nothing', async () => {
    expect(await askJson('/productB2B/1')).toEqual([])
    expect(await askJson('/country/regions/2')).toEqual([])
  })

  test('does not exist for a country that does not', async () => {
    expect((await ask('/productB2B/9999')).status).toBe(404)
    expect((await ask('/country/regions/9999')).status).toBe(404)
  })
})

describe('what the contract tolerates', () => {
  test('is sent somewhere: wrapped bodies, numeric ids, a list of one', async () => {
    expect(await askJson('/family')).toMatchObject({ data: expect.any(Array) as unknown })
    expect(await askJson('/localProduct')).toContainEqual(expect.objectContaining({ id: 4101 }))
    expect(await askJson('/header')).toMatchObject([{ background_type: 'video' }])
  })
})
