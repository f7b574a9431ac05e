import { isoCountries } from '#config/iso-countries.ts'
import { files, index, trees } from '../site.ts'

/** A build of some trees has no files of the others. */
const isNotLeftOut = (country: string) =>
  index.trees.every(tree => tree.country !== country) ||
  trees.some(tree => tree.country === country)

/** Addresses as visitors, old links and attackers write them. */
export function rawPaths(): string[] {
  const [page = ''] = [...files].filter(file => /\/product\/\d+\.html$/.test(file))
  const [crop = '/gl/crop/none'] = [...files].flatMap(
    file => /^(.*\/crop\/[^/]+)\.html$/.exec(file)?.[1] ?? []
  )
  const [label = '/files/none.pdf'] = [...files].filter(file => file.endsWith('.pdf'))
  const product = page.slice(0, -'.html'.length)
  const bare = [
    '/',
    '/gl',
    '/GL',
    '/gl.html',
    '/gl/company',
    '/gl/company.html',
    '/gl/nothing',
    '/nothing',
    product,
    page,
    `${product}.md`,
    label,
    '/files/none.pdf',
    '/_assets/none.js',
    '/_headers',
    '/_redirects',
    '/robots.txt',
    '/sitemap-index.xml',
    '/gl/news.xml',
    '/gl/investors.ics',
    '/gl/product-list.xml',
    '/gl/product-list.json',
    `${crop}.xml`,
    `${crop}.json`,
    '/gl/catalogue.json',
    '/gl/catalogue.csv',
    '/catalogue.schema.json',
    '/favicon.ico',
    '/icon.svg',
    '/llms.txt',
    '/404',
    '/404.html',
    '/gl/404',
    '/gl/404.html',
    '/gl/pagenotfound',
    '/kz',
    '/undefined',
    '/null/company',
    '/russia/news',
    '/thailand/th/product/1',
    '/gl-prod',
    '/gl-prod-eng/company',
    '/br-prod-por',
    '/.git/config',
    '/.nginx/http.conf',
    '/gl/site.webmanifest'
  ]
  const ends = ['', '/', '//', '?q=1', '/?q=1', '%2F', '%20', '/.', '/%2e', '.html']
  const odd = [
    '//gl',
    '//gl/',
    '//gl/company/',
    '///example.com/',
    '//example.com/%2e%2e',
    '/gl//company',
    '/gl/%63ompany',
    '/%67l',
    '/fr?x=%0d%0ay'
  ]
  const closed = isoCountries
    .filter(isNotLeftOut)
    .slice(0, 50)
    .flatMap(country => [`/${country}`, `/${country}-prod/a`])
  // The other host leads `/404//` to `/404` first.
  const isOnce = (path: string) => !path.includes('/404//')
  return [
    ...new Set([...bare.flatMap(path => ends.map(end => path + end)), ...odd, ...closed])
  ].filter(isOnce)
}
