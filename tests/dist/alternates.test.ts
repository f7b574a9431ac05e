import { describe, expect, test } from 'vitest'
import { index, pathOfUrl, readPage, readPages, settings, treeOfPath } from '../helpers/site.ts'

const pages = readPages()
const isLocal = (path: string) => /^\/[^/]+\/(product|news|crop|problem)\/./.test(path)

type Page = (typeof pages)[number]
const show = (page: Page) => [page.path, page.alternates]

describe('hreflang', () => {
  test('has absolute addresses of this site, each language once', () => {
    const wrong = pages.filter(
      ({ alternates }) =>
        alternates.some(({ href }) => !href.startsWith(`${settings.siteUrl}/`)) ||
        new Set(alternates.map(({ hreflang }) => hreflang)).size !== alternates.length
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('is mutual: whoever is named names the same, and is the page to keep', () => {
    const wrong = pages.flatMap(page =>
      page.alternates
        .map(({ href }) => pathOfUrl(href))
        .filter(path => treeOfPath(path))
        .filter(path => {
          const other = readPage(path)
          return (
            other?.canonical !== settings.siteUrl + path ||
            JSON.stringify(other.alternates) !== JSON.stringify(page.alternates)
          )
        })
        .map(path => `${page.path} names ${path}`)
    )
    expect(wrong).toEqual([])
  })

  test('names the page itself where it names any', () => {
    const wrong = pages.filter(
      ({ alternates, canonical }) =>
        alternates.length > 0 && !alternates.some(({ href }) => href === canonical)
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('of a home page names the home of every production tree, and the global one by default', () => {
    const homes = index.trees.filter(({ env }) => env === 'prod').map(({ prefix }) => `/${prefix}`)
    const home = readPage('/gl')
    expect(home?.alternates.map(({ href }) => pathOfUrl(href))).toEqual([...homes, '/gl'])
    expect(home?.alternates.at(-1)?.hreflang).toBe('x-default')
  })

  test('of products and posts stays in their country, and has no default', () => {
    const wrong = pages.filter(
      ({ path, alternates }) =>
        isLocal(path) &&
        alternates.some(({ hreflang, href }) => {
          const country = pathOfUrl(href).slice(1, 3)
          return hreflang === 'x-default' || country !== path.slice(1, 3)
        })
    )
    expect(wrong.map(show)).toEqual([])
  })
})
