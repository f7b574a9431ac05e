import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { jsonFeed } from '../helpers/json-feed.ts'
import { dist, readContent, readPages, settings, treeOfPath, trees } from '../helpers/site.ts'

const schema = readFileSync('tests/helpers/atom.rng', 'utf8')
const pages = readPages()

const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text
  )

describe.each(trees)('the news feed of $prefix', tree => {
  const { prefix } = tree
  const xml = readFileSync(`${dist}/${prefix}/news.xml`, 'utf8')
  const { posts } = readContent(tree)

  test('is valid Atom', async () => {
    const { errors } = await validateXML({ xml, schema, extension: 'relaxng' })
    expect(errors.map(({ message }) => message)).toEqual([])
  })

  test('has every post once, complete with its categories, and the date of the newest', () => {
    const ids = all(xml, 'id')
    const url = `${settings.siteUrl}/${prefix}/news`
    expect(ids).toEqual([`${url}.xml`, ...posts.map(({ id }) => `${url}/${id}`)])
    expect(xml.match(/<content /g) ?? []).toHaveLength(
      posts.filter(({ content }) => content).length
    )
    const terms = posts.flatMap(({ category, tags }) =>
      category === undefined ? tags : [category, ...tags]
    )
    expect(xml.match(/<category /g) ?? []).toHaveLength(terms.length)
    const [ofFeed, ...ofEntries] = all(xml, 'updated')
    expect(ofFeed).toBe(ofEntries.toSorted().at(-1) ?? ofFeed)
    expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${url}.xml"/>`)
  })

  test('is named in the head of the pages that it is about', () => {
    const own = pages.filter(({ path }) => treeOfPath(path)?.prefix === prefix)
    const about = own.filter(
      ({ path }) => path === `/${prefix}` || /^\/[^/]+\/news(\/|$)/.test(path)
    )
    const without = about.filter(
      ({ links }) => !links.some(({ url }) => url === `/${prefix}/news.xml`)
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

describe.each(trees)('the calendar for investors of $prefix', ({ prefix }) => {
  const path = `/${prefix}/investors`
  const page = pages.find(page => page.path === path)
  const days = [...(page?.html.matchAll(/<li[^>]*>\s*<time[^>]*datetime="([\d-]+)"/g) ?? [])].map(
    ([, day]) => day
  )

  test('has every date of the page as a whole day, and is linked there and in the head', () => {
    const file = readFileSync(`${dist}${path}.ics`, 'utf8')
    const starts = [...file.matchAll(/^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r$/gm)]
    const inFile = starts.map(([, ...parts]) => parts.join('-'))
    expect(days.length).toBeGreaterThan(0)
    expect(inFile).toEqual(expect.arrayContaining(days))
    expect(page?.links.filter(({ url }) => url === `${path}.ics`)).toHaveLength(2)
  })

  test('is iCalendar: CRLF, lines of 75 octets, an id for each date', () => {
    const file = readFileSync(`${dist}${path}.ics`, 'utf8')
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const sizes = file.split('\r\n').map(line => Buffer.byteLength(line))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    const ids = file.match(/^UID:.*$/gm) ?? []
    expect([new Set(ids).size, ids.length]).toEqual([days.length, days.length])
    expect(file.match(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm)).toHaveLength(days.length)
  })
})

describe.each(trees)('the feeds of changes of $prefix', tree => {
  const pagesOf = [
    `/${tree.prefix}/product-list`,
    ...tree.cropIds.map(id => `/${tree.prefix}/crop/${id}`)
  ]

  test('are valid Atom and JSON Feed, one of each beside the list and each crop', async () => {
    const files = pagesOf.map(page => ({
      fileName: `${page}.xml`,
      contents: readFileSync(`${dist}${page}.xml`, 'utf8')
    }))
    const { errors } = await validateXML({ xml: files, schema, extension: 'relaxng' })
    expect(errors.map(({ message }) => message)).toEqual([])
    for (const page of pagesOf) {
      const feed = jsonFeed.parse(JSON.parse(readFileSync(`${dist}${page}.json`, 'utf8')))
      expect(feed.feed_url).toBe(`${settings.siteUrl}${page}.json`)
    }
  })

  test('are linked where they belong, in the head and for readers', () => {
    const without = pages
      .filter(({ path }) => pagesOf.includes(path))
      .filter(({ path, links }) =>
        ['xml', 'json'].some(
          extension => links.filter(({ url }) => url === `${path}.${extension}`).length < 2
        )
      )
    expect(without.map(({ path }) => path)).toEqual([])
  })
})
