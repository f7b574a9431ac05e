import type { Page } from '@playwright/test'

/** What browsers log of the one kind of page that answers 404. */
export const notFoundPage = /status of 404 .*\/404$/

/** The address of one page of every kind in a tree; ids are looked up on the pages that link to them. */
export async function onePageOfEachKind(page: Page, prefix: string): Promise<string[]> {
  const paths = fixed.map(path => `/${prefix}${path}`)
  const kinds = prefix.startsWith('gl') ? [...details, ...b2b] : details
  for (const { from, kind } of kinds) {
    // Only read, not opened: that is far quicker.
    const html = await (await page.request.get(`/${prefix}${from}`)).text()
    const [, main = ''] = html.split('<main')
    const [, href] = new RegExp(`href="(/${prefix}/${kind}/[^"]+)"`).exec(main) ?? []
    if (!href) throw new Error(`/${prefix}${from} links to no page of the kind ${kind}.`)
    paths.push(href)
  }
  return prefix === 'gl' ? [...paths, '/gl/pagenotfound'] : paths
}

const fixed = [
  '',
  '/company',
  '/serviceunits',
  '/news',
  '/contact-us',
  '/solutions',
  '/smart-growing',
  '/business-partners',
  '/bio-solutions',
  '/non-crop',
  '/design',
  '/privacy-statement',
  '/terms-and-conditions',
  '/product-list',
  '/product-global-list',
  '/compare',
  '/info',
  '/investors',
  '/custom-solutions',
  '/search',
  '/404'
]

const details = [
  { from: '/product-list', kind: 'product' },
  { from: '/product-list', kind: 'crop' },
  { from: '/product-list', kind: 'problem' },
  { from: '/news', kind: 'news' },
  { from: '/investors', kind: 'reports' }
]

const b2b = [
  { from: '/solutions', kind: 'product-b2b-list' },
  { from: '/solutions', kind: 'product-b2b-contact' }
]
