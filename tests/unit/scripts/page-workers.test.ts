import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedFiles } from '#assets/publish.ts'
import { readSettings } from '#config/settings.ts'
import { type PageWorkers, startPageWorkers } from '#scripts/build/page-workers.ts'
import { enterOwnFolder } from '../../helpers/own-folder.ts'

/** A bundle as Astro makes it, of pages that say their address, publish a file, or fail. */
const bundle = `
const published = globalThis[Symbol.for('site published files')]
const render = async ({ url }) => {
  const { pathname } = new URL(url)
  if (pathname.endsWith('/broken')) throw new Error('No text for ' + pathname)
  if (pathname.endsWith('/fatal')) process.exit(1)
  published.add(pathname.slice(1).replaceAll('/', '-') + '.svg')
  return new Response('page of ' + pathname, { headers: { 'content-type': 'text/html' } })
}
export const app = { manifest: { routes: [] }, setInternals() {}, setOptions() {}, render }
`

let leave: () => void
let entry: string
beforeAll(() => {
  leave = enterOwnFolder()
  const file = join(process.cwd(), 'entry.mjs')
  writeFileSync(file, bundle)
  entry = pathToFileURL(file).href
})
afterAll(() => leave())

async function withWorkers(use: (workers: PageWorkers) => Promise<void>) {
  const settings = readSettings({})
  const workers = startPageWorkers({ entry, settings, drawingCode: 'v1', sheets: new Map() })
  await use(workers).finally(() => workers.close())
}

const page = (path: string) => {
  const [, tree = ''] = path.split('/')
  return [tree, { url: `https://site.example${path}`, route: '', component: '' }] as const
}

test('every page comes back as it was rendered, and its files are published where the build runs', () =>
  withWorkers(async ({ render }) => {
    const paths = ['/gl/news', '/gl/company', '/br/news', '/sa/news', '/robots.txt']
    const pages = await Promise.all(paths.map(path => render(...page(path))))
    const texts = await Promise.all(pages.map(response => response.text()))
    expect(texts).toEqual(paths.map(path => `page of ${path}`))
    expect(pages[0]?.headers.get('content-type')).toBe('text/html')
    expect(publishedFiles()).toEqual(expect.arrayContaining(['gl-news.svg', 'br-news.svg']))
  }))

test('a page that fails says why, and the others are rendered', () =>
  withWorkers(async ({ render }) => {
    const broken = render(...page('/gl/broken'))
    const sound = render(...page('/gl/news'))
    await expect(broken).rejects.toThrow('No text for /gl/broken')
    expect(await (await sound).text()).toBe('page of /gl/news')
  }))

test('a page is rendered, too, that is asked for when the workers have nothing to do', () =>
  withWorkers(async ({ render }) => {
    await render(...page('/gl/news'))
    expect(await (await render(...page('/br/news'))).text()).toBe('page of /br/news')
  }))

test('a worker that ends before its pages are rendered ends the build', () =>
  withWorkers(async ({ render }) => {
    await expect(render(...page('/gl/fatal'))).rejects.toThrow('ended')
  }))
