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
let fixture: Awaited<ReturnType<typeof aPull>>
beforeEach(async () => {
  bff = await startSmallBff()
  fixture = await aPull(bff.url)
})
afterEach(async () => {
  await rm(fixture.dir, { recursive: true })
  await bff.close()
})

/** Links to the original files, so that these tests copy none. */
const linked = { publicAssetsUrl: 'https://files.example' }
const some = { ...linked, trees: ['uz'] }

describe('a pull of some trees', () => {
  test('brings them and the global ones, whose texts fill their gaps', async () => {
    const { pulled } = await fixture.run(some)
    expect(pulled).toEqual(['gl', 'gl-prod-zho', 'uz'])
    expect(await readdir(fixture.snapshotDir)).not.toContain('br')
  })

  test('has the same index of all other trees as a pull of all, for links and sitemaps', async () => {
    await fixture.run(linked)
    const { trees } = readIndex(fixture.snapshotDir)
    await fixture.run(some)
    expect(readIndex(fixture.snapshotDir).trees).toEqual(trees)
    const brazil = trees.find(({ prefix }) => prefix === 'br')
    expect(brazil?.productIds).toHaveLength(5)
    expect(brazil?.countryChange).toEqual({ message: 'Mudando de país…', lang: 'pt-BR' })
    expect(brazil?.dates).toMatchObject({ privacy: '2025-01-01' })
  })

  test('refuses a tree that does not exist', async () => {
    await expect(fixture.run({ trees: ['uzz'] })).rejects.toThrow(
      'There is no tree "uzz": this site has only uz, gl, gl-prod-zho, br.'
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
    const { index } = await fixture.run({ trees: ['gl'] })
    expect(index.mark).toBeDefined()
  })

  test('says which call named a mark that is none', async () => {
    portuguese('/icons/none.svg')
    const { findings } = await fixture.run({ trees: ['gl'] })
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
    await fixture.run(some)
    const before = readIndex(fixture.snapshotDir)
    bff.faults.set('/localProduct', parseFault('status:500'), { country: 'uz' })
    await expect(fixture.run(some)).rejects.toThrow('(call /localProduct, tree uz) failed: Server')
    expect(fixture.logged).toEqual([])
    expect(readIndex(fixture.snapshotDir)).toEqual(before)
    expect(readContent('uz', fixture.snapshotDir).tree.prefix).toBe('uz')
    expect(await readdir(join(fixture.dir, '.build'))).toEqual([])
  })

  test('ends its running requests, so that nothing is written afterwards', async () => {
    let asking = 0
    const counted: typeof fetch = (url, options) => {
      asking += 1
      return fetch(url, options).finally(() => (asking -= 1))
    }
    bff.faults.set('/team', parseFault('hang'), { country: 'uz' })
    bff.faults.set('/localProduct', parseFault('status:404'), { country: 'uz' })
    const network = { fetch: counted, lookup }
    await expect(fixture.run(some, { network })).rejects.toThrow('/localProduct')
    expect(asking).toBe(0)
  })

  test('leaves no snapshot where there was none', async () => {
    bff.faults.set('/assets/countries.json', parseFault('status:404'))
    await expect(fixture.run()).rejects.toThrow(
      '(call /assets/countries.json, tree site) failed: Error: Not Found (HTTP 404)'
    )
    expect(() => readIndex(fixture.snapshotDir)).toThrow('Run `npm run pull`')
  })
})

describe('a pull in which a call fails', () => {
  test('shows its built-in content with the reason', async () => {
    bff.faults.set('/timeline', parseFault('empty-list'), { country: 'uz' })
    const { findings } = await fixture.run(some)
    expect(findings).toMatchObject([
      {
        kind: 'default',
        tree: 'uz',
        message: expect.stringContaining('timeline is empty') as string
      }
    ])
    expect(readContent('uz', fixture.snapshotDir).timeline.lang).toBe('en')
    expect(fixture.logged).toEqual(findings.map(({ message }) => message))
  })

  test('stops where FALLBACKS forbids that', async () => {
    bff.faults.set('/timeline', parseFault('empty-list'), { country: 'uz' })
    await expect(fixture.run({ ...some, fallbacks: 'forbid' })).rejects.toThrow('FALLBACKS=forbid')
  })

  test('does not stop for a tree that is not built, where FALLBACKS forbids that', async () => {
    bff.faults.set('/assets/br/text_content/prod/content.js', parseFault('status:404'))
    const { pulled } = await fixture.run({ ...some, fallbacks: 'forbid' })
    expect(pulled).not.toContain('br')
  })
})

describe('a link of a text', () => {
  test('is reported where it leads to no page of the site', async () => {
    const demo = smallData()
    const content = '<p><a href="/gl/nothing">a</a> <a href="/gl/news">b</a></p>'
    bff.use({ ...demo, posts: demo.posts.slice(0, 1).map(post => ({ ...post, content })) })
    const { index } = await fixture.run({ ...linked, trees: ['gl'] })
    expect(linkFindings('gl', { index, dir: fixture.snapshotDir })).toMatchObject([
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
  test('requests the preview trees with their environment', async () => {
    await fixture.run({ ...linked, contentEnv: 'preview', trees: ['uz-preview'] })
    const { tree } = readContent('uz-preview', fixture.snapshotDir)
    expect(tree).toMatchObject({ env: 'preview', lang: 'eng', country: 'uz' })
    const envs = bff.traffic.requests
      .filter(({ headers }) => headers.isocountry === 'uz')
      .map(({ headers }) => headers.env)
    expect(envs).toContain('preview')
  })
})
