import { describe, expect, test } from 'vitest'
import { files, readPage, readPages, treeOfPath, trees } from '../helpers/site.ts'

const pages = readPages()

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
    expect(show(internal.filter(({ path }) => !readPage(path) && !files.has(path)))).toEqual([])
  })

  test('to a fragment find it on the page', () => {
    // `svgView` names a part of a drawing, not a place.
    const toPlaces = internal.filter(({ fragment }) => !/^$|^svgView\(/.test(fragment))
    const lost = toPlaces.filter(
      ({ path, fragment }) => !readPage(path)?.ids.has(decodeURIComponent(fragment))
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

/** Every page that links reach from a page without leaving its tree. */
function reachedFrom(home: string): Set<string> {
  const seen = new Set<string>()
  const queue = [home]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    queue.push(...(targets.get(path) ?? []).filter(next => next.startsWith(`${home}/`)))
  }
  return seen
}

const targets = new Map(
  [...Map.groupBy(internal, ({ page }) => page)].map(([page, links]) => [
    page,
    [...new Set(links.map(({ path }) => path))]
  ])
)

describe.each(trees)('the pages of $prefix', tree => {
  test('can all be reached by links from its home page', () => {
    const reached = reachedFrom(`/${tree.prefix}`)
    const orphans = pages
      .map(({ path }) => path)
      .filter(path => treeOfPath(path) === tree && !/\/(404|pagenotfound)$/.test(path))
      .filter(path => !reached.has(path))
    expect(orphans).toEqual([])
  })
})
