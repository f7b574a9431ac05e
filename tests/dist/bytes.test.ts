import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { routeNames } from '#routes/routes.ts'
import { pagesOfRoute, pathOf } from '#tree/pages.ts'
import { pageFacts } from '../helpers/page-facts.ts'
import { dist, files, index, trees } from '../helpers/site.ts'

/** Budgets in bytes after brotli. One congestion window of TCP is 14.6 KB. */
const budget = { page: 14_600, list: 40_000, css: 10_000, script: 6_000, hero: 6_000 }
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
    // A style sheet for paper or forced colours keeps no screen waiting.
    .filter(({ media }) => kind !== 'css' || media === undefined)
    .map(({ url }) => url)
    .filter(url => url.endsWith(`.${kind}`))
  return [...new Set(urls)].filter(url => files.has(url))
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

  test('is next to no JavaScript', () => {
    expect(
      tooHeavy(
        () => budget.script,
        page => total(assetsOf(page, 'js'))
      )
    ).toEqual([])
  })

  test('is no drawing larger than a small photograph', () => {
    const drawings = [...new Set(heaviest.flatMap(page => assetsOf(page, 'svg')))]
    const heavy = drawings.filter(url => compressed(url) > budget.hero)
    expect(heavy.map(url => `${url}: ${compressed(url)}`)).toEqual([])
  })
})
