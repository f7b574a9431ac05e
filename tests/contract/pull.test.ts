import { readdir, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PullResult } from '#snapshot/snapshot.ts'
import { readCatalogue, readContent, readFindings, readIndex } from '#snapshot/store.ts'
import { type Bff, startBff } from '../../scripts/demo-bff/server/server.ts'
import { aPull } from './a-pull.ts'

let bff: Bff
let fixture: Awaited<ReturnType<typeof aPull>>
let result: PullResult
beforeAll(async () => {
  bff = await startBff()
  fixture = await aPull(bff.url)
  result = await fixture.run()
})
afterAll(async () => {
  await rm(fixture.dir, { recursive: true })
  await bff.close()
})

describe('a pull of the demo', () => {
  test('writes every tree and the index', async () => {
    const { trees } = readIndex(fixture.snapshotDir)
    const files = ['files.json', 'findings.json', 'index.json']
    expect(trees.map(({ prefix }) => prefix).slice(0, 4)).toEqual(['gl', 'gl-prod-zho', 'au', 'br'])
    expect((await readdir(fixture.snapshotDir)).sort()).toEqual(
      [...files, ...trees.map(({ prefix }) => prefix)].sort()
    )
  })

  test('lists in the index what each tree contains', () => {
    const { trees } = readIndex(fixture.snapshotDir)
    for (const { prefix, productIds, cropIds, postIds, reportGroupIds } of trees) {
      const content = readContent(prefix, fixture.snapshotDir)
      const { products } = readCatalogue(prefix, fixture.snapshotDir)
      expect(products.map(({ id }) => id)).toEqual(productIds)
      expect(new Set(products.flatMap(({ crops }) => crops))).toEqual(new Set(cropIds))
      expect(content.posts.map(({ id }) => id)).toEqual(postIds)
      expect(Object.keys(content.reports).sort()).toEqual([...reportGroupIds].sort())
    }
  })

  test('lays the details over the list', () => {
    const { products } = readCatalogue('br', fixture.snapshotDir)
    const [first] = products
    expect(first?.recommendations.length).toBeGreaterThan(0)
    expect(first?.registration_number).toMatch(/^MAPA/)
  })

  test('reports the records broken on purpose, and nothing else', () => {
    const told = result.findings.map(({ kind, tree, call, record }) =>
      [kind, tree, call.replace('GET /', '/'), record].join(' ').trim()
    )
    expect(told).toEqual([
      'value site /assets/countries.json 182',
      'record au /blog 6901',
      'value cn /report?category=annual broken-2020',
      'value cn-prod-eng /report?category=annual broken-2020',
      'record co /localProduct/crops lulo',
      'record gh /testimonial 901',
      'value id /infoDisclosure #10',
      'default my /assets/my/text_content/prod/content.js (all)',
      'record pe /country/regions/175 pe-xx',
      'record ru /webPlant broken-krasnodar',
      'duplicate za /localProduct 4101',
      'record za /localProduct 9901',
      'value za /localProduct 9902'
    ])
    expect(readFindings(fixture.snapshotDir)).toEqual(result.findings)
  })

  test('has the trade lists and regions of other countries in global trees only', () => {
    const { countries } = readIndex(fixture.snapshotDir)
    const ofTypes = (...types: string[]) =>
      countries.filter(({ type }) => types.includes(type)).map(({ id }) => id)
    const trade = ofTypes('product_commercialization')
    const contact = ofTypes('product_commercialization', 'contact_form')
    for (const prefix of ['gl', 'gl-prod-zho']) {
      const { b2bProducts } = readCatalogue(prefix, fixture.snapshotDir)
      const { regions } = readContent(prefix, fixture.snapshotDir)
      expect(Object.keys(b2bProducts).sort()).toEqual([...trade].sort())
      expect(Object.keys(regions).sort()).toEqual(['1', ...contact].sort())
    }
    expect(readCatalogue('br', fixture.snapshotDir).b2bProducts).toEqual({})
    expect(Object.keys(readContent('br', fixture.snapshotDir).regions)).toEqual(['32'])
  })

  test('loads nothing again that has not changed', async () => {
    const { stats } = await fixture.run()
    const { calls, files, notModified } = stats
    // Malaysia has no texts, so there is nothing to keep.
    expect(notModified).toBe(calls + files - 1)
  })
})
