import { describe, expect, test } from 'vitest'
import { weigh } from '#scripts/publish/sizes/weigh.ts'
import {
  index,
  readCatalogue,
  readContent,
  readPage,
  readPages,
  settings,
  treeOfPath,
  trees
} from '../helpers/site.ts'

const pages = readPages()
/** Screens without content of their own: missing pages, and results of a visitor's query. */
const lost = (path: string) => /\/(404|pagenotfound)$/.test(path)
const unindexed = (path: string) => /\/(404|pagenotfound|search|compare|kept)$/.test(path)

/** An empty text is not written. */
const told = (text = '') => (text.trim() === '' ? undefined : text.trim())

describe('the head of every page', () => {
  test('has a title that ends with the brand', () => {
    expect(pages.filter(({ title }) => !/\S \| \S/.test(title)).map(({ path }) => path)).toEqual([])
  })

  test('has a description and keywords', () => {
    const isBare = ({ path, meta }: (typeof pages)[number]) =>
      !unindexed(path) && !/\/(product|news)\//.test(path) && !(meta.description && meta.keywords)
    expect(pages.filter(isBare).map(({ path }) => path)).toEqual([])
  })

  test('names its own address as canonical, and the product list where two pages show it', () => {
    const wrong = pages.filter(({ path, canonical, meta }) => {
      const tree = treeOfPath(path)
      const isCopy = path.endsWith('/solutions') && tree?.country !== 'gl'
      const own = isCopy ? path.replace(/solutions$/, 'product-list') : path
      const isProduction = index.contentEnv === 'prod'
      const isShared = !lost(path) && isProduction
      const isIndexed = !unindexed(path) && isProduction
      return (
        canonical !== (isShared ? settings.siteUrl + own : undefined) ||
        meta.robots !== (isIndexed ? undefined : 'noindex')
      )
    })
    expect(wrong.map(({ path, canonical }) => [path, canonical])).toEqual([])
  })
})

/**
 * Style sheets come first in the head, because a page shows nothing before it has them; nobody waits for its
 * metadata.
 */
const order = [
  /<meta charset/,
  /<meta name="viewport"/,
  /<title>/,
  /<link rel="stylesheet" href="[^"]*">/,
  /<link rel="preload"/,
  /<meta name="(description|robots)"/,
  /<meta property="og:|<meta name="theme-color"/,
  /<link rel="manifest"/,
  /<link rel="stylesheet" href="[^"]*" media/
]

describe('the order of a head', () => {
  test('is that of its importance', () => {
    const wrong = pages.filter(({ html }) => {
      const places = order.map(part => html.search(part))
      return places.some((place, at) => place < (places[at - 1] ?? 0))
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('the size of a head', () => {
  test('is at most 3 KB', () => {
    const headOf = (html: string) => /<head>.*?<\/head>/s.exec(html)?.[0] ?? ''
    const heads = pages.map(({ path, html }) => ({ path, bytes: weigh([headOf(html)], 3_000) }))
    expect(heads.filter(({ bytes }) => bytes > 3_000)).toEqual([])
  })

  test('has no text twice', () => {
    const linked = ({ links }: (typeof pages)[number]) =>
      links
        .filter(
          ({ element, isInHead, rel }) => element === 'link' && isInHead && rel !== 'alternate'
        )
        .map(({ rel, url }) => `${rel} ${url}`)
    const wrong = pages.filter(
      page => page.repeated.length > 0 || new Set(linked(page)).size < linked(page).length
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('the style sheets of every page', () => {
  test('apply once to a screen: one that is linked twice says each time for which', () => {
    const wrong = pages.filter(({ links }) => {
      const sheets = links.filter(({ element, rel }) => element === 'link' && rel === 'stylesheet')
      const repeated = [...Map.groupBy(sheets, ({ url }) => url).values()].filter(
        ({ length }) => length > 1
      )
      return repeated.some(
        same =>
          new Set(same.map(({ media = 'all' }) => media)).size < same.length ||
          same.some(({ media }) => media === undefined)
      )
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe.each(trees)('in the tree $prefix', tree => {
  const kept = pages.filter(
    ({ path, canonical }) =>
      treeOfPath(path) === tree && !unindexed(path) && canonical === settings.siteUrl + path
  )
  const metaOf = (path: string) => readPage(`/${tree.prefix}${path}`)?.meta ?? {}

  test('products and posts are described by their own texts, and nothing is invented', () => {
    for (const { id, description, keywords } of readCatalogue(tree).products) {
      const { description: ofPage, keywords: words } = metaOf(`/product/${id}`)
      expect([id, ofPage, words]).toEqual([id, told(description), told(keywords)])
    }
    for (const { id, content, tags } of readContent(tree).posts) {
      const { description, keywords } = metaOf(`/news/${id}`)
      expect([id, description !== undefined]).toEqual([id, content !== undefined])
      expect([id, keywords]).toEqual([id, told(tags.join(', '))])
    }
  })

  const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

  test('no two pages that search engines keep have the same title', () => {
    expect(repeated(kept.map(({ title }) => title))).toEqual([])
  })

  test('nor the same description', () => {
    expect(repeated(kept.flatMap(({ meta }) => meta.description ?? []))).toEqual([])
  })
})
