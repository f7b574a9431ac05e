import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { routeNames } from '#routes/routes.ts'
import { pagesOfRoute, pathOf } from '#tree/pages.ts'
import { pageFacts } from '../helpers/page-facts.ts'
import { dist, files, index, trees } from '../helpers/site.ts'

/** Budgets in bytes after brotli. One congestion window of TCP is 14.6 KB. */
const budget = {
  page: 14_600,
  list: 40_000,
  css: 10_000,
  script: 6_000,
  finder: 15_000,
  chunk: 12_000,
  hero: 6_000
}
const lists = ['productList', 'solutions', 'productGlobalList', 'productB2bList']

const sizes = new Map<string, number>()

function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(dist + file)).length
  sizes.set(file, size)
  return size
}

/** The heaviest page of every kind in every tree. */
const heaviest = trees.flatMap(tree =>
  routeNames.flatMap(route => {
    const paths = pagesOfRoute(route, tree, index).map(pathOf)
    const bySize = paths.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    return bySize.slice(0, 1).map(path => ({ route, path, facts: factsOf(path) }))
  })
)

function sizeOf(path: string): number {
  return statSync(`${dist}${path}.html`).size
}

function factsOf(path: string) {
  return pageFacts(path, readFileSync(`${dist}${path}.html`, 'utf8'))
}

type Page = (typeof heaviest)[number]

function assetsOf({ facts }: Page, kind: 'css' | 'js' | 'svg'): string[] {
  const urls = facts.links
    // A style sheet for paper or forced colours, or below what it styles, keeps no screen waiting.
    .filter(({ media, isInHead }) => kind !== 'css' || (isInHead && media === undefined))
    .map(({ url }) => url)
    .filter(url => url.endsWith(`.${kind}`))
  return [...new Set(urls)].filter(url => files.has(url))
}

/** Scripts with all that they import before they run. */
function withImports(urls: string[]): string[] {
  const found = new Set(urls)
  for (const url of found) {
    const source = readFileSync(dist + url, 'utf8')
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      found.add(`${dirname(url)}/${name}`)
  }
  return [...found]
}

const tooHeavy = (limit: (page: Page) => number, weight: (page: Page) => number) =>
  heaviest
    .map(page => ({ path: page.path, bytes: weight(page), limit: limit(page) }))
    .filter(({ bytes, limit }) => bytes > limit)

const total = (urls: string[]) => urls.reduce((sum, url) => sum + compressed(url), 0)

describe('what a visitor waits for', () => {
  test('is HTML that fits one congestion window; long lists may be longer', () => {
    const limit = ({ route }: Page) => (lists.includes(route) ? budget.list : budget.page)
    expect(tooHeavy(limit, ({ path }) => compressed(`${path}.html`))).toEqual([])
  })

  test('is little CSS', () => {
    expect(
      tooHeavy(
        () => budget.css,
        page => total(assetsOf(page, 'css'))
      )
    ).toEqual([])
  })

  test('is next to no JavaScript; the lists that answer to filters have a little more', () => {
    const limit = ({ path }: Page) =>
      path.endsWith('/product-list') || path.endsWith('/solutions') ? budget.finder : budget.script
    expect(tooHeavy(limit, page => total(withImports(assetsOf(page, 'js'))))).toEqual([])
  })

  test('is, on reaching for something, React and at most a small chunk', () => {
    const scripts = [...files].filter(file => file.endsWith('.js'))
    const react = scripts.filter(file => file.includes('/hydrate.'))
    expect(react).toHaveLength(1)
    const heavy = scripts.filter(file => !react.includes(file) && compressed(file) > budget.chunk)
    expect(heavy.map(file => `${file}: ${compressed(file)}`)).toEqual([])
  })

  test('is no drawing larger than a small photograph', () => {
    const drawings = [...new Set(heaviest.flatMap(page => assetsOf(page, 'svg')))]
    const heavy = drawings.filter(url => compressed(url) > budget.hero)
    expect(heavy.map(url => `${url}: ${compressed(url)}`)).toEqual([])
  })
})
