import { describe, expect, test } from 'vitest'
import { files, readPages } from '../helpers/site.ts'

const pages = readPages()
const byPath = new Map(pages.map(page => [page.path, page]))

/** Everything on the site that a page names: `{ page, path, fragment }`. */
const internal = pages.flatMap(page =>
  page.links
    .filter(({ element, url }) => element !== 'form' && !/^([a-z]+:|\/\/)/i.test(url))
    .map(({ url }) => {
      const target = new URL(url, `http://site${page.path}`)
      return { page: page.path, path: decodeURI(target.pathname), fragment: target.hash.slice(1) }
    })
)

const show = (links: typeof internal) => [
  ...new Set(
    links.map(({ page, path, fragment }) => `${page} → ${path}${fragment && '#'}${fragment}`)
  )
]

describe('links', () => {
  test('lead to a page or a file that exists, without a redirect', () => {
    expect(show(internal.filter(({ path }) => !byPath.has(path) && !files.has(path)))).toEqual([])
  })

  test('to a fragment find it on the page', () => {
    const lost = internal.filter(
      ({ path, fragment }) => fragment && !byPath.get(path)?.ids.has(decodeURIComponent(fragment))
    )
    expect(show(lost)).toEqual([])
  })

  test('that leave the site go to https, mail or telephone only', () => {
    const external = pages
      .flatMap(({ links }) => links)
      .filter(({ url }) => /^[a-z]+:|^\/\//i.test(url))
    const odd = external.filter(
      ({ element, url }) =>
        element !== 'form' && element !== 'link' && !/^(https:|mailto:|tel:)/.test(url)
    )
    expect([...new Set(odd.map(({ url }) => url))]).toEqual([])
  })
})

describe('pages', () => {
  test('can all be reached by links from the home page of their tree', () => {
    const targets = new Map<string, Set<string>>()
    for (const { page, path } of internal)
      targets.set(page, (targets.get(page) ?? new Set()).add(path))
    const seen = new Set<string>()
    const queue = pages.map(({ path }) => path).filter(path => path.split('/').length === 2)
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      queue.push(...(targets.get(path) ?? []))
    }
    const orphans = pages.filter(
      ({ path }) => !seen.has(path) && !/\/(404|pagenotfound)$/.test(path)
    )
    expect(orphans.map(({ path }) => path)).toEqual([])
  })
})
