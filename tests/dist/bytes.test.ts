import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { routeNames } from '#routes/routes.ts'
import { pagesOfRoute, pathOf } from '#tree/pages.ts'
import type { PageFacts } from '../helpers/page-facts.ts'
import { dist, files, index, readPage, readPages, trees } from '../helpers/site.ts'
import { weigh } from '../helpers/weigh.ts'

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

/** The heaviest page of every kind in every tree. */
const heaviest = trees.flatMap(tree =>
  routeNames.flatMap(route => {
    const paths = pagesOfRoute(route, tree, index).map(pathOf)
    const bySize = paths.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    return bySize.slice(0, 1).map(path => ({ route, path, facts: factsOf(path) }))
  })
)

function sizeOf(path: string): number {
  return factsOf(path).html.length
}

function factsOf(path: string): PageFacts {
  const facts = readPage(path)
  if (!facts) throw new Error(`The site has no page ${path}.`)
  return facts
}

type Page = (typeof heaviest)[number]

function assetsOf({ facts }: Pick<Page, 'facts'>, kind: 'css' | 'js' | 'svg'): string[] {
  const urls = facts.links.map(({ url }) => url).filter(url => url.endsWith(`.${kind}`))
  return [...new Set(urls)].filter(url => files.has(url))
}

/** What a page needs for a wide screen, with what its lower parts wait for; paper and forced colours keep none waiting. */
function sheetsOf(facts: PageFacts): string[] {
  const idle = facts.links
    .filter(({ media, isForScriptless }) => isForScriptless || isIdle.test(media ?? ''))
    .map(({ url }) => url)
    // It stands after all that a page shows.
    .concat([...files].filter(url => url.includes('/brazil-notice.')))
  return assetsOf({ facts }, 'css').filter(url => !idle.includes(url))
}

const isIdle = /^print|forced-colors|width < 15rem/

/** A page for each set of style sheets that the site has. */
const differentlyStyled = new Map(readPages().map(facts => [sheetsOf(facts).join(), facts]))

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

/** Scripts of a page with those that arrive unasked: to move something, to ask where a visitor of `/gl` is. */
function scriptsOf(page: Page): string[] {
  const names = [
    ...(page.facts.html.includes('data-parallax') ? ['parallax'] : []),
    ...(page.path.startsWith('/gl/') || page.path === '/gl' ? ['geolocation'] : [])
  ]
  const unasked = [...files].filter(file => names.some(name => file.includes(`/${name}.`)))
  return withImports([...assetsOf(page, 'js'), ...unasked])
}

const read = (urls: string[]) => urls.map(url => readFileSync(dist + url, 'utf8'))

/** Pages that weigh more than their limit, with what they weigh. */
const tooHeavy = (limitOf: (page: Page) => number, contentsOf: (page: Page) => string[]) =>
  heaviest
    .map(page => ({ page, limit: limitOf(page) }))
    .map(({ page, limit }) => ({ path: page.path, bytes: weigh(contentsOf(page), limit), limit }))
    .filter(({ bytes, limit }) => bytes > limit)

const filesOver = (limit: number, urls: string[]) =>
  urls.map(url => ({ url, bytes: weigh(read([url]), limit) })).filter(({ bytes }) => bytes > limit)

describe('the bytes that a visitor waits for', () => {
  test('is HTML that fits one congestion window; long lists may be longer', () => {
    const limit = ({ route }: Page) => (lists.includes(route) ? budget.list : budget.page)
    expect(tooHeavy(limit, ({ facts }) => [facts.html])).toEqual([])
  })

  test('is little CSS', () => {
    const heavy = [...differentlyStyled.values()]
      .map(facts => ({ path: facts.path, bytes: weigh(read(sheetsOf(facts)), budget.css) }))
      .filter(({ bytes }) => bytes > budget.css)
    expect(heavy).toEqual([])
  })

  test('is next to no JavaScript; the lists that answer to filters have a little more', () => {
    const limit = ({ path }: Page) =>
      path.endsWith('/product-list') || path.endsWith('/solutions') ? budget.finder : budget.script
    expect(tooHeavy(limit, page => read(scriptsOf(page)))).toEqual([])
  })

  test('is, on reaching for something, React and at most a small chunk with all that it imports', () => {
    const scripts = [...files].filter(file => file.endsWith('.js'))
    const isReact = (file: string) => file.includes('/react-dom.')
    expect(scripts.filter(isReact)).toHaveLength(1)
    const chunksOf = (file: string) => read(withImports([file]).filter(url => !isReact(url)))
    const heavy = scripts
      .filter(file => !isReact(file))
      .map(file => ({ file, bytes: weigh(chunksOf(file), budget.chunk) }))
      .filter(({ bytes }) => bytes > budget.chunk)
    expect(heavy).toEqual([])
  })

  test('is no drawing larger than a small photograph', () => {
    const drawings = [...new Set(heaviest.flatMap(page => assetsOf(page, 'svg')))]
    expect(filesOver(budget.hero, drawings)).toEqual([])
  })
})
