import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dist, files, pathOfUrl, readPages } from '../helpers/site.ts'

const pages = readPages()
const shared = pages.filter(({ canonical }) => canonical !== undefined)
const fileOf = (url = '') => pathOfUrl(url)
const cards = [...new Set(shared.map(({ meta }) => meta['og:image'] ?? 'none'))]

describe('a link that someone shares', () => {
  test('says title, description, address and kind of the page, as the page does itself', () => {
    const wrong = shared.filter(
      ({ title, canonical, meta }) =>
        !title.startsWith(meta['og:title'] ?? 'none') ||
        meta['og:description'] !== meta.description ||
        meta['og:url'] !== canonical ||
        !/^[a-z]{2,3}_[A-Z]{2}$/.test(meta['og:locale'] ?? '') ||
        meta['twitter:card'] !== 'summary_large_image'
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('shows a picture that exists, with the title of the page on it in every script', () => {
    const lost = shared.filter(
      ({ meta }) =>
        !files.has(fileOf(meta['og:image'])) || meta['og:image:alt'] !== meta['og:title']
    )
    expect(lost.map(({ path }) => path)).toEqual([])
  })

  test('shows one of the size that the page declares, 1200 × 630, in at most 80 KB', async () => {
    const declared = new Set(
      shared.map(({ meta }) => `${meta['og:image:width']}×${meta['og:image:height']}`)
    )
    expect([...declared]).toEqual(['1200×630'])
    const wrong: string[] = []
    for (const card of cards) {
      const { width, height, format } = await sharp(dist + fileOf(card)).metadata()
      const bytes = statSync(dist + fileOf(card)).size
      if (width !== 1200 || height !== 630 || format !== 'jpeg' || bytes > 80_000)
        wrong.push(`${card}: ${width}×${height} ${format}, ${bytes} bytes`)
    }
    expect(wrong).toEqual([])
  })

  test('has a picture of its own for pages of different names', () => {
    const byCard = Map.groupBy(shared, ({ meta }) => meta['og:image'])
    const mixed = [...byCard.values()].filter(
      group => new Set(group.map(({ meta }) => meta['og:title'])).size > 1
    )
    expect(mixed.map(group => group.map(({ path }) => path))).toEqual([])
  })

  test('may be one to a search, a comparison or kept pages, which stay out of search engines', () => {
    const paths = shared.filter(({ meta }) => meta.robots === 'noindex').map(({ path }) => path)
    expect(new Set(paths.map(path => path.replace(/^.*\//, '')))).toEqual(
      new Set(['search', 'compare', 'kept'])
    )
  })

  test('to a missing page shows no picture', () => {
    const wrong = pages.filter(
      ({ canonical, meta }) => canonical === undefined && meta['og:title'] !== undefined
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('the site on a home screen', () => {
  const linked = (rel: string) =>
    pages.map(({ path, links }) => ({
      path,
      urls: links.filter(link => link.rel === rel).map(({ url }) => url)
    }))

  test.each(['icon', 'apple-touch-icon', 'manifest'])('has one %s a page', rel => {
    const wrong = linked(rel).filter(({ urls }) => urls.length !== 1 || !files.has(urls[0] ?? ''))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('has the colour of the brand around it', () => {
    const colours = new Set(pages.map(({ meta }) => meta['theme-color']))
    expect([...colours]).toEqual(['#0c3527'])
  })

  test('has an icon at the address that many ask for without reading a page', () => {
    // Of an .ico file: nothing, an icon, one picture.
    expect([...readFileSync(`${dist}/favicon.ico`).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  })

  test('has icons of the sizes that its manifests declare', async () => {
    const manifests = new Set(linked('manifest').flatMap(({ urls }) => urls))
    for (const manifest of manifests) {
      const { icons, start_url } = JSON.parse(readFileSync(dist + manifest, 'utf8')) as {
        icons: { src: string; sizes: string }[]
        start_url: string
      }
      expect(files).toContain(`${start_url}.html`)
      for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
        const { width, height } = await sharp(dist + src).metadata()
        expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`)
      }
    }
  })
})
