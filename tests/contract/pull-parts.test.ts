import { lookup } from 'node:dns/promises'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linkFindings } from '#scripts/build/pull-site.ts'
import { readContent, readIndex } from '#snapshot/store.ts'
import { parseFault } from '../../scripts/demo-bff/faults/fault.ts'
import type { Bff } from '../../scripts/demo-bff/server/server.ts'
import { aPull } from './a-pull.ts'
import { smallData, startSmallBff } from './a-small-bff.ts'

let bff: Bff
let world: Awaited<ReturnType<typeof aPull>>
beforeEach(async () => {
  bff = await startSmallBff()
  world = await aPull(bff.url)
})
afterEach(async () => {
  await rm(world.dir, { recursive: true })
  await bff.close()
})

/** Links to the files where they are, which saves these tests their copies. */
const linked = { publicAssetsUrl: 'https://files.example' }
const some = { ...linked, trees: ['uz'] }

describe('a pull of some trees', () => {
  test('brings them and the global ones, whose texts fill their gaps', async () => {
    const { pulled } = await world.run(some)
    expect(pulled).toEqual(['gl', 'gl-prod-zho', 'uz'])
    expect(await readdir(world.snapshotDir)).not.toContain('br')
  })

  test('knows of all others what a pull of all knows, which they link to and sitemaps tell', async () => {
    await world.run(linked)
    const { trees } = readIndex(world.snapshotDir)
    await world.run(some)
    expect(readIndex(world.snapshotDir).trees).toEqual(trees)
    const brazil = trees.find(({ prefix }) => prefix === 'br')
    expect(brazil?.productIds).toHaveLength(5)
    expect(brazil?.countryChange).toEqual({ message: 'Mudando de país…', lang: 'pt-BR' })
    expect(brazil?.dates).toMatchObject({ privacy: '2025-01-01' })
  })

  test('refuses a tree that does not exist', async () => {
    await expect(world.run({ trees: ['uzz'] })).rejects.toThrow(
      'TREES names "uzz", but this site has only uz, gl, gl-prod-zho, br.'
    )
  })
})

describe('a pull of a global site in Portuguese', () => {
  const portuguese = (mark: string) => {
    const demo = smallData()
    const countries = demo.countries.map(country =>
      country.iso_country === 'gl' ? { ...country, lang: 'por', languages: ['por'] } : country
    )
    const { por } = demo.bundles
    bff.use({ ...demo, countries, bundles: { ...demo.bundles, por: { ...por, brand: { mark } } } })
  }

  test('brings the mark that its texts name', async () => {
    portuguese('/icons/brand-mark.svg')
    const { index } = await world.run({ trees: ['gl'] })
    expect(index.mark).toBeDefined()
  })

  test('says which call named a mark that is none', async () => {
    portuguese('/icons/none.svg')
    const { findings } = await world.run({ trees: ['gl'] })
    expect(findings.filter(({ field }) => field === 'brand.mark')).toMatchObject([
      {
        call: 'GET /assets/gl/text_content/prod/por/content.js',
        tree: 'gl',
        received: '/icons/none.svg'
      }
    ])
  })
})

describe('a pull that fails', () => {
  test('leaves the earlier snapshot as it was', async () => {
    await world.run(some)
    const before = readIndex(world.snapshotDir)
    bff.faults.set('/localProduct', parseFault('status:500'), { country: 'uz' })
    await expect(world.run(some)).rejects.toThrow('(call /localProduct, tree uz) failed: Server')
    expect(world.logged).toEqual([])
    expect(readIndex(world.snapshotDir)).toEqual(before)
    expect(readContent('uz', world.snapshotDir).tree.prefix).toBe('uz')
    expect(await readdir(join(world.dir, '.build'))).toEqual([])
  })

  test('ends what it still asks for, so that nothing is written after it', async () => {
    let asking = 0
    const counted: typeof fetch = (url, options) => {
      asking += 1
      return fetch(url, options).finally(() => (asking -= 1))
    }
    bff.faults.set('/team', parseFault('hang'), { country: 'uz' })
    bff.faults.set('/localProduct', parseFault('status:404'), { country: 'uz' })
    const network = { fetch: counted, lookup }
    await expect(world.run(some, { network })).rejects.toThrow('/localProduct')
    expect(asking).toBe(0)
  })

  test('leaves no snapshot where there was none', async () => {
    bff.faults.set('/assets/countries.json', parseFault('status:404'))
    await expect(world.run()).rejects.toThrow(
      '(call /assets/countries.json, tree site) failed: Error: Not Found (HTTP 404)'
    )
    expect(() => readIndex(world.snapshotDir)).toThrow('Run `npm run pull`')
  })
})

describe('a pull in which a call fails', () => {
  test('shows its built-in content with the reason', async () => {
    bff.faults.set('/timeline', parseFault('empty-list'), { country: 'uz' })
    const { findings } = await world.run(some)
    expect(findings).toMatchObject([
      {
        kind: 'default',
        tree: 'uz',
        message: expect.stringContaining('timeline is empty') as string
      }
    ])
    expect(readContent('uz', world.snapshotDir).timeline.lang).toBe('en')
    expect(world.logged).toEqual(findings.map(({ message }) => message))
  })

  test('stops where FALLBACKS forbids that', async () => {
    bff.faults.set('/timeline', parseFault('empty-list'), { country: 'uz' })
    await expect(world.run({ ...some, fallbacks: 'forbid' })).rejects.toThrow('FALLBACKS=forbid')
  })
})

describe('a link of a text', () => {
  test('is reported where it leads to no page of the site', async () => {
    const demo = smallData()
    const content = '<p><a href="/gl/nothing">a</a> <a href="/gl/news">b</a></p>'
    bff.use({ ...demo, posts: demo.posts.slice(0, 1).map(post => ({ ...post, content })) })
    const { index } = await world.run({ ...linked, trees: ['gl'] })
    expect(linkFindings('gl', { index, dir: world.snapshotDir })).toMatchObject([
      {
        kind: 'link',
        tree: 'gl',
        call: 'GET /blog',
        record: demo.posts[0]?.id,
        field: 'content',
        expected: 'the address of a page of this site',
        received: '/gl/nothing'
      }
    ])
  })
})

describe('a preview', () => {
  test('asks for the preview trees with their environment', async () => {
    await world.run({ ...linked, contentEnv: 'preview', trees: ['uz-preview'] })
    const { tree } = readContent('uz-preview', world.snapshotDir)
    expect(tree).toMatchObject({ env: 'preview', lang: 'eng', country: 'uz' })
    const envs = bff.traffic.requests
      .filter(({ headers }) => headers.isocountry === 'uz')
      .map(({ headers }) => headers.env)
    expect(envs).toContain('preview')
  })
})
