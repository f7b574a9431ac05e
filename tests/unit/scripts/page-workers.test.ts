import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedFiles } from '#assets/publish.ts'
import { readSettings } from '#config/settings.ts'
import { type PageWorkers, startPageWorkers } from '#scripts/build/page-workers.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'
import { writeFiles } from '../../helpers/write-files.ts'

/** A bundle as Astro makes it, of pages that say their address, publish a file, or fail. */
const bundle = `
const published = globalThis[Symbol.for('site published files')]
const render = async ({ url }, { locals }) => {
  const { pathname } = new URL(url)
  if (pathname.includes('broken')) throw new Error('No text for it')
  if (pathname.includes('fatal')) process.exit(1)
  locals.digest = 'view of ' + pathname
  if (locals.published === locals.digest) return new Response(undefined, { status: 304 })
  published.add(pathname.slice(1).replaceAll('/', '-') + '.svg')
  return new Response('page of ' + pathname)
}
const routes = [
  { route: '/404', pathname: '/404', type: 'page', component: '404.astro' },
  { route: '/robots.txt', pathname: '/robots.txt', type: 'endpoint', component: 'robots.ts' }
].map(route => ({ routeData: { prerender: true, fallbackRoutes: [], ...route } }))
export const app = { manifest: { routes }, setInternals() {}, setOptions() {}, getComponentByRoute() {}, render }
`

let leave: () => void
let entry: string
beforeAll(() => {
  leave = enterOwnFolder()
  writeFiles('.', { 'entry.mjs': bundle, 'site/gl/folder': '', 'site/br/folder': '' })
  entry = pathToFileURL(resolve('entry.mjs')).href
})
afterAll(() => leave())

async function withWorkers(use: (workers: PageWorkers) => Promise<void>) {
  const settings = readSettings({})
  const given = {
    drawingCode: { drawing: 'v1', encoder: 'v1' },
    sheets: new Map(),
    scripts: { own: [], shared: [] }
  }
  const data = { entry, settings, ...given, outDir: resolve('site') }
  const workers = startPageWorkers(data)
  workers.grow(2)
  await use(workers).finally(() => workers.close())
}

const pages = (...files: string[]) => files.map(file => ({ file, route: '', component: 'x.astro' }))
const written = (file: string) => readFileSync(join('site', file), 'utf8')

test('the pages of a bundle are listed with the files that hosts serve', () =>
  withWorkers(async ({ list }) => {
    expect((await list([])).map(({ file }) => file)).toEqual(['/404.html', '/robots.txt'])
  }))

test('every page is written as it was rendered, and its files are published where the build runs', () =>
  withWorkers(async ({ render }) => {
    const files = ['/gl/news.html', '/gl/company.html', '/br/news.html', '/robots.txt']
    await render(pages(...files))
    expect(files.map(written)).toEqual(files.map(file => `page of ${file}`))
    expect(publishedFiles()).toEqual(
      expect.arrayContaining(['gl-news.html.svg', 'br-news.html.svg'])
    )
  }))

test('a page that is published with the same view is not written', () =>
  withWorkers(async ({ render }) => {
    const told: unknown[] = []
    await render(pages('/br/kept.html', '/br/other.html'), {
      publishedView: () => 'view of /br/kept.html',
      onRendered: (file, { isKept, view }) => told.push([file, isKept, view])
    })
    expect(told.toSorted()).toEqual([
      ['/br/kept.html', true, 'view of /br/kept.html'],
      ['/br/other.html', false, 'view of /br/other.html']
    ])
    expect(() => written('/br/kept.html')).toThrow('ENOENT')
    expect(written('/br/other.html')).toBe('page of /br/other.html')
  }))

test('a page that fails is named, with the reason', () =>
  withWorkers(async ({ render }) => {
    await expect(render(pages('/gl/broken.html', '/gl/other.html'))).rejects.toThrow(
      '/gl/broken.html could not be rendered by x.astro: Error: No text for it'
    )
  }))

test('a page never takes the place of a file that the site has already', () =>
  withWorkers(async ({ render }) => {
    writeFiles('site', { 'security.txt': 'ours' })
    await expect(render(pages('/security.txt'))).rejects.toThrow('EEXIST')
    expect(written('/security.txt')).toBe('ours')
  }))

test('a worker that ended before anything was asked of it ends the build', () =>
  withWorkers(async ({ list, render, close }) => {
    await list([])
    await close()
    await expect(render(pages('/gl/news.html'))).rejects.toThrow('ended')
  }))

test('a worker that ends before its pages are rendered ends the build', () =>
  withWorkers(async ({ render }) => {
    await expect(render(pages('/gl/fatal.html'))).rejects.toThrow('ended')
  }))
