import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Finding } from '#snapshot/finding.ts'
import { buildSite } from '../helpers/build-site.ts'
import { type PageFacts, pageFacts } from '../helpers/page-facts.ts'

const OUT_DIR = '.build/other-company-site'
const SNAPSHOT_DIR = '.build/other-company-snapshot'
const settings = { OUT_DIR, SNAPSHOT_DIR, BFF_PROFILE: 'other' }

let files: string[] = []
let pages: PageFacts[] = []

const read = (file: string) => readFileSync(join(OUT_DIR, file), 'utf8')

beforeAll(async () => {
  const { code, output } = await buildSite(settings)
  expect([code, output]).toEqual([0, expect.stringContaining('Built 3 trees')])
  files = globSync('**/*', { cwd: OUT_DIR, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(OUT_DIR.length))
  pages = files
    .filter(file => file.endsWith('.html'))
    .map(file => pageFacts(file.replace(/\.html$/, ''), read(file)))
})

afterAll(() => {
  for (const folder of [OUT_DIR, SNAPSHOT_DIR]) rmSync(folder, { recursive: true, force: true })
})

describe('the site of another company', () => {
  test('never says the name of the demo’s, in any file', () => {
    expect(files.length).toBeGreaterThan(200)
    const naming = files.filter(file =>
      /terravane|泰瑞维|hello@|\+00 000|demonstration brand|invented product/i.test(read(file))
    )
    expect(naming).toEqual([])
  })

  test('says its own on every page', () => {
    const silent = pages.filter(({ title }) => !title.endsWith('Quillstone Agro'))
    expect(silent.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
  })

  test('leaves no placeholder, no word of the machine and no row without content', () => {
    const faults = pages.flatMap(({ path, texts, empty }) => [
      ...texts
        .map(({ text }) => text)
        .filter(text => /\{\w+\}|\b(undefined|null|NaN)\b|\[object /.test(text))
        .map(text => `${path}: ${text.slice(0, 80)}`),
      ...empty.map(element => `${path}: empty ${element}`)
    ])
    expect(faults).toEqual([])
  })

  test('has no address that nobody gave', () => {
    const invented = pages.flatMap(({ path, links }) =>
      links
        .filter(({ url }) => /^(mailto|tel):|openstreetmap/.test(url))
        .map(({ url }) => path + url)
    )
    expect(invented).toEqual([])
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
    expect(read('/icon.svg').match(/<path/g)).toHaveLength(2)
    expect(JSON.parse(read('/gl/site.webmanifest'))).toMatchObject({
      short_name: 'Quillstone Agro'
    })
  })

  test('leads nowhere that is not there', () => {
    const dead = pages.flatMap(({ path, links }) =>
      links
        .map(({ url }) => url)
        .filter(href => href.startsWith('/'))
        .map(href => decodeURIComponent(href.split(/[?#]/)[0] ?? ''))
        .filter(href => !['', '.html'].some(ending => files.includes(href + ending)))
        .map(href => `${path} → ${href}`)
    )
    expect(dead).toEqual([])
  })

  test('has a finding for all that is not known of it', () => {
    const findings = JSON.parse(readFileSync(`${SNAPSHOT_DIR}/findings.json`, 'utf8')) as Finding[]
    const keys = findings.flatMap(({ keys = [] }) => keys)
    expect(keys).toEqual(expect.arrayContaining(['contact.office.email', 'home.facts.items']))
    expect(keys).toEqual(expect.arrayContaining(['meta.product.title', 'meta.newsDetail.title']))
  })
})
