import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { readers } from './trees.ts'

/** One page of every kind; the ids are looked up on the page that links to them. */
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
  '/info',
  '/investors',
  '/custom-solutions',
  '/404'
]
const details = [
  { from: '/product-list', kind: 'product' },
  { from: '/news', kind: 'news' },
  { from: '/investors', kind: 'reports' }
]

for (const { prefix } of readers)
  test(`axe finds nothing on any kind of page of ${prefix}`, async ({ page }) => {
    test.setTimeout(120_000)
    const paths = fixed.map(path => `/${prefix}${path}`)
    for (const { from, kind } of details) {
      await page.goto(`/${prefix}${from}`)
      const link = page.locator(`main a[href^="/${prefix}/${kind}/"]`).first()
      paths.push((await link.getAttribute('href')) ?? '')
    }
    for (const path of paths) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
      expect.soft(found, path).toEqual([])
    }
  })
