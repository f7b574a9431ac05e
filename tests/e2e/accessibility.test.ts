import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isThorough, tried } from '../helpers/tried.ts'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { otherTrees, readers } from './helpers/trees.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ expectedComplaints: notFoundPage })

const widths = [390, 1024, 1440] as const

async function violations(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return violationsNow(page)
}

async function violationsNow(page: Page): Promise<string[]> {
  await page.evaluate(unstick)
  // Only violations are reported, because thousands of elements of a list pass. Target sizes are off by default.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** Bars at the lower edge are not fixed here: axe would report a link that is half covered by one as too small. */
function unstick() {
  const bars = new CSSStyleSheet()
  bars.replaceSync('.next, .dock { position: static !important }')
  document.adoptedStyleSheets = [bars]
}

/** Axe itself needs JavaScript, so the page's own is kept away. */
async function keepScriptsAway(page: Page): Promise<void> {
  // Not by a route: that would also take the cache away.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
}

for (const [number, { prefix }] of readers.entries())
  for (const [at, width] of widths.entries())
    for (const hasScripts of isThorough ? [true, false] : [at % 2 === 0])
      test.describe(`${prefix} at ${width} px, ${hasScripts ? 'with' : 'without'} scripts`, () => {
        test.use({ viewport: { width, height: 900 } })
        if (!hasScripts)
          test.use({ expectedComplaints: /status of 404 .*\/404$|ERR_BLOCKED_BY_CLIENT .*\.js$/ })

        test('axe finds nothing on any kind of page', async ({ page }) => {
          if (!hasScripts) await keepScriptsAway(page)
          const paths = await onePageOfEachKind(page, prefix)
          // Each kind of page is visited in one of these trees, at one of these widths.
          const turn = number * widths.length + at
          for (const path of tried(paths, readers.length * widths.length, turn))
            expect.soft(await violations(page, path), path).toEqual([])
        })
      })

for (const [at, prefix] of tried(otherTrees, 5).entries())
  test(`axe finds nothing in ${prefix}`, async ({ page }) => {
    const paths = await onePageOfEachKind(page, prefix)
    for (const path of tried(paths, otherTrees.length, at))
      expect.soft(await violations(page, path), path).toEqual([])
  })

const dialogs = [
  { path: '/gl/company', opener: 'header .choices a.country', width: 1440 },
  { path: '/gl/product-list', opener: '.finder-open', width: 390 },
  {
    path: '/gl/product/4101',
    opener: 'hydrate-on-interaction[data-name=contact-modal] a',
    width: 390
  },
  { path: '/gl/serviceunits', opener: 'film-link a', width: 1024 }
]

for (const { path, opener, width } of dialogs)
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('axe finds nothing in dialogs', async ({ page }) => {
      await page.goto(path)
      await page.locator(opener).filter({ visible: true }).first().click()
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
      expect(await violationsNow(page)).toEqual([])
    })
  })
