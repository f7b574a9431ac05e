import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltProfile, buildProfile } from './built-profile.ts'
import { markupFaults } from '../helpers/markup-faults.ts'
import { visitPages } from './visit-pages.ts'

let site: BuiltProfile
beforeAll(async () => {
  site = await buildProfile('hostile', 'gl,sa')
})

const ofKind = (...endings: string[]) =>
  site.files.filter(file => endings.some(ending => file.endsWith(ending)))

/** The fixed pages of these trees, and the first pages of each kind of record. The host answers 404 at pages named `404`. */
function pagesOfEachKind(trees: RegExp, most: number): string[] {
  const pages = ofKind('.html').filter(file => trees.test(file) && !file.endsWith('/404.html'))
  const kinds = Map.groupBy(pages, file => file.replace(/[^/]+\.html$/, ''))
  return [...kinds].flatMap(([folder, pages]) =>
    folder.split('/').length > 3 ? pages.slice(0, most) : pages
  )
}

describe('a site of hostile content', () => {
  test('is built, and reports what it left out', () => {
    expect([site.code, site.output]).toEqual([0, expect.stringContaining('Built 2 trees')])
    const unnamed = site.findings.filter(({ call, tree, message }) => !call || !tree || !message)
    expect(site.findings.length).toBeGreaterThan(100)
    expect(unnamed).toEqual([])
  })

  test('reports record, field, expected and received for each refused value', () => {
    const refused = site.findings.filter(({ kind }) => kind === 'value' || kind === 'shortened')
    expect(refused.length).toBeGreaterThan(100)
    const vague = refused.filter(
      ({ record, field, expected, received }) => !record || !field || !expected || !received
    )
    expect(vague).toEqual([])
  })

  test('has no page with a handler, a foreign script, an address that runs or a control character', () => {
    const faults = ofKind('.html').flatMap(file =>
      markupFaults(site.read(file)).map(fault => `${file}: ${fault}`)
    )
    expect(ofKind('.html').length).toBeGreaterThan(200)
    expect(faults).toEqual([])
  })

  test('has no control character in formats for machines', () => {
    const machines = ofKind(
      '.json',
      '.csv',
      '.md',
      '.xml',
      '.txt',
      '.webmanifest',
      '_redirects',
      '_headers'
    )
    const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u
    const bad = machines.filter(file => {
      const text = site.read(file)
      return control.test(text.replace(/^\ufeff/, '')) || !text.isWellFormed()
    })
    expect(bad).toEqual([])
  })

  test('has JSON that can be read', () => {
    for (const file of ofKind('.json', '.webmanifest'))
      expect(() => JSON.parse(site.read(file)) as unknown, file).not.toThrow()
  })

  test('has short names of files, none of which is the host’s own', () => {
    const odd = site.files.filter(file =>
      file.split('/').some(name => Buffer.byteLength(name) > 200 || /^\.|[\s\\%:]/.test(name))
    )
    expect(odd).toEqual([])
    for (const file of ['/index.html', '/sw.js', '/_worker.js', '/gl/login.html'])
      expect(site.files).not.toContain(file)
  })

  test('leads to no page or file that is not there', () => {
    const known = new Set(site.files)
    const isThere = (path: string) =>
      [path, `${path}.html`].some(file => known.has(decodeURIComponent(file)))
    const dead = ofKind('.html').flatMap(file =>
      [
        ...site
          .read(file)
          .matchAll(/ (?:href|src)="(\/(?:gl|sa)\/[^"#?]*|\/(?:files|_assets)\/[^"#?]*)/g)
      ]
        .map(([, path = '']) => path)
        .filter(path => !isThere(path))
        .map(path => `${file} → ${path.slice(0, 100)}`)
    )
    expect([...new Set(dead)]).toEqual([])
  })

  // Two browsers run at once, one for each core.
  test.concurrent(
    'runs nothing in a browser, asks no other host and is never wider than the screen',
    async ({ expect }) => {
      const faults = await visitPages(site.outDir, pagesOfEachKind(/^\/(gl|sa)/, 2), {
        isPolicyOn: true
      })
      expect(faults).toEqual([])
    }
  )

  test.concurrent('runs nothing without the Content-Security-Policy either', async ({ expect }) => {
    const faults = await visitPages(site.outDir, pagesOfEachKind(/^\/gl/, 2), { isPolicyOn: false })
    expect(faults).toEqual([])
  })
})
