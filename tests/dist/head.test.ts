import { describe, expect, test } from 'vitest'
import { index, readPages, settings, treeOfPath, trees } from '../helpers/site.ts'

const pages = readPages()
const notFound = (path: string) => /\/(404|pagenotfound)$/.test(path)

describe('the head of every page', () => {
  test('has a title that ends with the brand', () => {
    expect(pages.filter(({ title }) => !/\S \| \S/.test(title)).map(({ path }) => path)).toEqual([])
  })

  test('has a description and keywords', () => {
    const isBare = ({ path, meta }: (typeof pages)[number]) =>
      !notFound(path) && !/\/(product|news)\//.test(path) && !(meta.description && meta.keywords)
    expect(pages.filter(isBare).map(({ path }) => path)).toEqual([])
  })

  test('names its own address as canonical, and the product list where two pages show it', () => {
    const wrong = pages.filter(({ path, canonical, meta }) => {
      const tree = treeOfPath(path)
      const isCopy = path.endsWith('/solutions') && tree?.country !== 'gl'
      const own = isCopy ? path.replace(/solutions$/, 'product-list') : path
      const isIndexed = !notFound(path) && index.contentEnv === 'prod'
      return isIndexed
        ? canonical !== settings.siteUrl + own || meta.robots !== undefined
        : canonical !== undefined || meta.robots !== 'noindex'
    })
    expect(wrong.map(({ path, canonical }) => [path, canonical])).toEqual([])
  })
})

describe.each(trees)('in the tree $prefix', tree => {
  test('no two pages that search engines keep have the same title', () => {
    const titles = pages
      .filter(({ path, canonical }) => treeOfPath(path) === tree && canonical?.endsWith(path))
      .map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})
