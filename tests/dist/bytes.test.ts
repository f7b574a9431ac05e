import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeNames } from '#routes/routes.ts'
import { budgets, longLists, scriptLimit } from '#scripts/publish/sizes/budgets.ts'
import {
  chunksOf,
  filesOfType,
  isAsked,
  isReact,
  scriptsOf,
  styleSheetsOf,
  withImports
} from '#scripts/publish/sizes/linked-files.ts'
import { weigh } from '#scripts/publish/sizes/weigh.ts'
import { pagesOfRoute, pathOf } from '#tree/pages.ts'
import type { PageFacts } from '../helpers/page-facts.ts'
import { dist, files, index, readPage, readPages, trees } from '../helpers/site.ts'

const site = { files, read: (file: string) => readFileSync(dist + file, 'utf8') }

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

/** One page for each set of style sheets that pages of the site link. */
const differentlyStyled = new Map(
  readPages().map(facts => [styleSheetsOf(facts, site).join(), facts])
)

const read = (urls: string[]) => urls.map(site.read)

/** Pages that are larger than their limit, with their size. */
const tooHeavy = (limitOf: (page: Page) => number, contentsOf: (page: Page) => string[]) =>
  heaviest
    .map(page => ({ page, limit: limitOf(page) }))
    .map(({ page, limit }) => ({ path: page.path, bytes: weigh(contentsOf(page), limit), limit }))
    .filter(({ bytes, limit }) => bytes > limit)

const filesOver = (limit: number, urls: string[]) =>
  urls.map(url => ({ url, bytes: weigh(read([url]), limit) })).filter(({ bytes }) => bytes > limit)

describe('the bytes that a visitor waits for', () => {
  test('is HTML that fits one congestion window; long lists may be longer', () => {
    const limit = ({ route }: Page) => (longLists.includes(route) ? budgets.list : budgets.page)
    expect(tooHeavy(limit, ({ facts }) => [facts.html])).toEqual([])
  })

  test.each(['wide', 'narrow'] as const)('is little CSS on a %s screen', screen => {
    const heavy = [...differentlyStyled.values()]
      .map(facts => ({
        path: facts.path,
        bytes: weigh(read(styleSheetsOf(facts, site, screen)), budgets.css)
      }))
      .filter(({ bytes }) => bytes > budgets.css)
    expect(heavy).toEqual([])
  })

  test('is next to no JavaScript; the lists that answer to filters have a little more', () => {
    const limit = ({ path }: Page) => scriptLimit(path)
    expect(tooHeavy(limit, ({ facts }) => read(scriptsOf(facts, site)))).toEqual([])
  })

  test('has all the code of a list with its HTML: no script waits for another', () => {
    const late = heaviest
      .filter(({ route }) => route === 'productList')
      .map(({ path, facts }) => ({ path, linked: filesOfType(facts, 'js', site) }))
      .map(({ path, linked }) => ({
        path,
        late: withImports(linked, site).filter(file => !linked.includes(file))
      }))
      .filter(({ late }) => late.length > 0)
    expect(late).toEqual([])
  })

  test('is, on reaching for something, React and at most a small chunk with all that it imports', () => {
    const scripts = [...files].filter(file => file.endsWith('.js'))
    expect(scripts.filter(isReact)).toHaveLength(1)
    const partsOf = (file: string) => read(withImports([file], site).filter(isAsked))
    const heavy = chunksOf(site)
      .map(file => ({ file, bytes: weigh(partsOf(file), budgets.chunk) }))
      .filter(({ bytes }) => bytes > budgets.chunk)
    expect(heavy).toEqual([])
  })

  test('is requested with all its imports: the bundler calls our helper before each import()', () => {
    const scripts = [...files].filter(file => file.endsWith('.js'))
    const sources = scripts.map(site.read)
    expect(sources.filter(source => source.includes('vite:preloadError'))).toEqual([])
    expect(sources.filter(source => source.includes('__vite__mapDeps')).length).toBeGreaterThan(0)
  })

  test('is no drawing larger than a small photograph', () => {
    const drawings = [...new Set(heaviest.flatMap(page => filesOfType(page.facts, 'svg', site)))]
    expect(filesOver(budgets.hero, drawings)).toEqual([])
  })
})
