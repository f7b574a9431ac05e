import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { routes } from '#routes/routes.ts'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'
import {
  dist,
  files,
  index,
  pathOfUrl,
  readContent,
  readPage,
  readPages,
  settings,
  treeOfPath,
  trees
} from '../helpers/site.ts'

const production = index.trees.filter(({ env }) => env === 'prod')
const sitemapFile = (prefix: string) => `/sitemap-${prefix}-0.xml`
const read = (file: string) => readFileSync(dist + file, 'utf8')

const pages = readPages()

/** The entry of one address in a sitemap. */
type Field = 'loc' | 'lastmod' | 'changefreq' | 'priority'
type Entry = Record<Field, string> & { alternates: { hreflang: string; href: string }[] }
const nothing: Record<Field, string> = { loc: '', lastmod: '', changefreq: '', priority: '' }

function entriesOf(xml: string): Entry[] {
  const entries: Entry[] = []
  let field = ''
  const parser = new Parser(
    {
      onopentag(name, { hreflang = '', href = '' }) {
        if (name === 'url' || name === 'sitemap') entries.push({ ...nothing, alternates: [] })
        if (name === 'xhtml:link') entries.at(-1)?.alternates.push({ hreflang, href })
        field = name
      },
      ontext(text) {
        const entry = entries.at(-1)
        if (entry && field in nothing) entry[field as Field] += text
      },
      onclosetag: () => (field = '')
    },
    { xmlMode: true }
  )
  parser.end(xml)
  return entries
}

const schema = (fileName: string): XMLFileInfo => ({
  fileName,
  contents: readFileSync(`tests/helpers/schemas/${fileName}`, 'utf8')
})

describe('sitemaps', () => {
  test('are valid against the schemas of the protocol', async () => {
    const names = [...files].filter(file => /^\/sitemap.*\.xml$/.test(file))
    const xml = names.map(file => ({ fileName: file.slice(1), contents: read(file) }))
    const { errors } = await validateXML({
      xml,
      schema: schema('sitemap.xsd'),
      preload: schema('xhtml-link.xsd')
    })
    expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([])
    expect(names).toHaveLength(production.length + 1)
  })

  test('are listed in one index, one for each tree of the site, this build’s or not', () => {
    const listed = entriesOf(read('/sitemap-index.xml')).map(({ loc }) => loc)
    expect(listed).toEqual(production.map(({ prefix }) => settings.siteUrl + sitemapFile(prefix)))
  })

  test('are linked in robots.txt', () => {
    expect(read('/robots.txt')).toContain(`Sitemap: ${settings.siteUrl}/sitemap-index.xml\n`)
  })
})

describe.each(trees.filter(({ env }) => env === 'prod'))('the sitemap of $prefix', tree => {
  const entries = entriesOf(read(sitemapFile(tree.prefix)))

  test('holds exactly the pages that search engines may keep, without single posts', () => {
    const indexable = pages
      .filter(({ path }) => treeOfPath(path) === tree && !/\/news\/./.test(path))
      .filter(
        ({ path, canonical, meta }) =>
          canonical === settings.siteUrl + path && meta.robots === undefined
      )
    expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
      indexable.map(({ canonical }) => canonical).toSorted()
    )
  })

  test('says how often a page changes and how much it matters, as the route table does', () => {
    const told = entries.map(({ loc, changefreq, priority }) => {
      const rows = Object.values(routes).filter(({ path }) =>
        new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathOfUrl(loc))
      )
      const [{ frequency, priority: wanted } = { frequency: '', priority: NaN }] = rows
      return { loc, isRight: changefreq === frequency && Number(priority) === wanted }
    })
    expect(told.filter(({ isRight }) => !isRight)).toEqual([])
  })

  test('names the same alternates as the pages', () => {
    const wrong = entries.filter(({ loc, alternates }) => {
      const page = readPage(pathOfUrl(loc))
      return JSON.stringify(alternates) !== JSON.stringify(page?.alternates)
    })
    expect(wrong).toEqual([])
  })

  test('dates the news, home that shows them, and each legal text by the day of its revision', () => {
    const { posts } = readContent(tree)
    const newest = posts
      .flatMap(({ date }) => date ?? [])
      .toSorted()
      .at(-1)
    // The first date of a page is that of its print.
    const revised = (path: string) => readPage(`/${tree.prefix}${path}`)?.times[1]
    const dated = entries
      .filter(({ lastmod }) => lastmod !== '')
      .map(({ loc, lastmod }) => [pathOfUrl(loc).slice(`/${tree.prefix}`.length), lastmod])
    const dates: [string, string | undefined][] = [
      ['', newest],
      ['/news', newest],
      ['/privacy-statement', revised('/privacy-statement')],
      ['/terms-and-conditions', revised('/terms-and-conditions')]
    ]
    expect(dated).toEqual(dates.map(([path, date = '']) => [path, new Date(date).toISOString()]))
  })
})
