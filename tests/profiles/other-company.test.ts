import { rmSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { mergeReleases } from '#scripts/publish/merge-releases.ts'
import { describeSite } from '#scripts/publish/publication.ts'
import { currentRelease } from '#scripts/publish/release-list.ts'
import { releasesOf } from '#scripts/publish/releases.ts'
import { type PageFacts, pageFacts } from '../helpers/page-facts.ts'
import { type BuiltProfile, buildProfile } from './built-profile.ts'
import { visitPages } from './visit-pages.ts'

let site: BuiltProfile
let pages: PageFacts[] = []

beforeAll(async () => {
  site = await buildProfile('other')
  pages = site.files
    .filter(file => file.endsWith('.html'))
    .map(file => pageFacts(file.replace(/\.html$/, ''), site.read(file)))
})

describe('the site of another company', () => {
  test('is built completely', () => {
    expect([site.code, site.output]).toEqual([0, expect.stringContaining('Built 3 trees')])
  })

  test('never says the name of the demo’s, in any file', () => {
    expect(site.files.length).toBeGreaterThan(200)
    const naming = site.files.filter(file =>
      /terravane|泰瑞维|hello@|\+00 000|demonstration brand|invented product/i.test(site.read(file))
    )
    expect(naming).toEqual([])
  })

  test('says its own on every page', () => {
    const silent = pages.filter(({ title }) => !title.endsWith('Quillstone Agro'))
    expect(silent.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
  })

  test('has no placeholder, no internal word and no row without content', () => {
    const faults = pages.flatMap(({ path, texts, empty }) => [
      ...texts
        .map(({ text }) => text)
        .filter(text => /\{\w+\}|\b(undefined|null|NaN)\b|\[object /.test(text))
        .map(text => `${path}: ${text.slice(0, 80)}`),
      ...empty.map(element => `${path}: empty ${element}`)
    ])
    expect(faults).toEqual([])
  })

  test('has no invented address', () => {
    const invented = pages.flatMap(({ path, links }) =>
      links
        .filter(({ url }) => /^(mailto|tel):|openstreetmap/.test(url))
        .map(({ url }) => path + url)
    )
    expect(invented).toEqual([])
  })

  test('has no page for the press and none of open places, which its texts do not fill', () => {
    expect(site.files.filter(file => /\/(press|careers)\.html$/.test(file))).toEqual([])
  })

  test('has a name of its own for each product and post, though its patterns have none', () => {
    const own = pages.filter(({ path }) => /\/(product|news)\/[^/]+$/.test(path))
    expect(own.length).toBeGreaterThan(60)
    for (const prefix of ['gl', 'vn', 'eg']) {
      const titles = own
        .filter(({ path }) => path.startsWith(`/${prefix}/`))
        .map(({ title }) => title)
      expect(titles).toHaveLength(new Set(titles).size)
    }
    expect(own.map(({ title }) => title)).toContain('Aldermere One | Quillstone Agro')
    expect(own.map(({ title }) => title)).toContain('Hops on wire | Quillstone Agro')
  })

  test('has its first letter for a mark, in its icons too', () => {
    expect(site.read('/icon.svg').match(/<path/g)).toHaveLength(2)
    expect(JSON.parse(site.read('/gl/site.webmanifest'))).toMatchObject({
      short_name: 'Quillstone Agro'
    })
  })

  test('has the letters of Vietnamese where its pages are in Vietnamese, and nowhere else', () => {
    const served = pages.filter(({ links }) =>
      links.some(({ url }) => /vietnamese\..+css$/.test(url))
    )
    expect([...new Set(served.map(({ path }) => path.split('/')[1]))]).toEqual(['vn'])
  })

  test('leads nowhere that is not there', () => {
    const dead = pages.flatMap(({ path, links }) =>
      links
        .map(({ url }) => url)
        .filter(href => href.startsWith('/'))
        .map(href => decodeURIComponent(href.split(/[?#]/)[0] ?? ''))
        .filter(href => !['', '.html'].some(ending => site.files.includes(href + ending)))
        .map(href => `${path} → ${href}`)
    )
    expect(dead).toEqual([])
  })

  test('sends no request to other hosts, logs no error and is never wider than the screen', async () => {
    const files = site.files.filter(file => /^\/(gl|eg)(\/[\w-]+)?\.html$/.test(file))
    const shown = files.filter(file => !file.endsWith('/404.html'))
    expect(await visitPages(site.outDir, shown, { isPolicyOn: true })).toEqual([])
  })

  test('has a finding for all that is not known of it', () => {
    const keys = site.findings.flatMap(({ keys = [] }) => keys)
    expect(keys).toEqual(expect.arrayContaining(['contact.office.email', 'home.facts.items']))
    expect(keys).toEqual(expect.arrayContaining(['meta.product.title', 'meta.newsDetail.title']))
  })
})

describe('two builds of some of its trees each', () => {
  test('are merged to the same bytes as one build of all', async () => {
    const merged = '.build/merged-site'
    rmSync(merged, { recursive: true, force: true })
    const shards = [
      await buildProfile('other', 'gl', 'other-shard-1'),
      await buildProfile('other', 'eg,vn', 'other-shard-2')
    ]
    const folders = shards.map(({ outDir }) => `${releasesOf(outDir)}/current`)
    const facts = await mergeReleases(folders, merged)
    const whole = currentRelease(releasesOf(site.outDir))
    const { release, files } = await describeSite(merged, facts)
    // Only a later build of the same folder reads the notes on what pages are made of.
    const contents = Object.entries(whole?.files ?? {}).map(([file, { sha256, bytes }]) => [
      file,
      { sha256, bytes }
    ])
    expect(files).toEqual(Object.fromEntries(contents))
    expect(release).toBe(whole?.release)
  })
})
