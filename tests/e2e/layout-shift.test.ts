import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { siteInParts } from './helpers/page-in-parts.ts'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { expect, test } from './helpers/visitor.ts'

/** The brand's letters on the first page of a visit are worth as much (ADR 9). */
const FOR_LETTERS = 0.02
/** What search engines call good: a title at the foot of its picture rises by each line that comes. */
const FOR_PARTS = 0.1

test.use({ expectedComplaints: notFoundPage, reducedMotion: 'no-preference' })

/** The sum of all shifts that no visitor caused, once fonts and pictures are there. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = [...document.images].filter(image => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return isInside && width > 0 && image.checkVisibility({ contentVisibilityAuto: true })
    })
    await Promise.allSettled([document.fonts.ready, ...seen.map(image => image.decode())])
    return new Promise<number>(resolve => {
      let total = 0
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          total += (entry as unknown as { value: number }).value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(total), 0)))
    })
  })
}

/** The page of a slow line: what its addresses end in comes when the page was seen without it. */
async function openSlowly(page: Page, path: string, late: RegExp) {
  const painted = Promise.withResolvers<boolean>()
  await page.route(late, async route => {
    await painted.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  painted.resolve(true)
  await page.waitForLoadState()
  await page.unroute(late)
}

/**
 * A page on which letters never come: they have tests of their own. A browser keeps no file for a page with a route, so
 * every address is loaded as by a first visit.
 */
async function openWithoutLetters(browser: Browser, options: BrowserContextOptions) {
  const page = await browser.newPage(options)
  await page.route(/\.woff2$/, route => route.abort())
  return page
}

/** Leaves nothing of a visit for the next. */
async function forgetVisit(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** `SHIFTS=all` opens every kind of page in each of these trees: two minutes more. */
const isThorough = process.env.SHIFTS === 'all'

/** A kind of page is opened in every other of the trees. */
async function sharedPages(page: Page, prefix: string, at: number): Promise<string[]> {
  const pages = await onePageOfEachKind(page, prefix)
  return isThorough ? pages : pages.filter((_, index) => index % 2 === at % 2)
}

for (const [at, { prefix, width }] of [
  { prefix: 'gl', width: 390 },
  { prefix: 'br', width: 1440 },
  { prefix: 'sa', width: 390 },
  { prefix: 'ru', width: 1024 }
].entries())
  test.describe(`${prefix} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('moves nothing while pictures and scripts load', async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const cold = await openWithoutLetters(browser, { baseURL, viewport: { width, height: 900 } })
      for (const path of await sharedPages(page, prefix, at)) {
        await openSlowly(cold, path, /\.(js|svg|png|jpe?g|webp|avif)$/)
        expect.soft(await layoutShift(cold), path).toBeLessThanOrEqual(0.01)
        await forgetVisit(cold)
      }
      await cold.close()
    })
  })

/** In two frames what has come is laid out and painted. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )

for (const [at, { prefix, width }] of [
  { prefix: 'sa', width: 390 },
  { prefix: 'gl', width: 1440 }
].entries())
  test(`a page of ${prefix} that comes in parts moves nothing at ${width} px`, async ({
    page,
    browser,
    baseURL
  }) => {
    test.setTimeout(180_000)
    const line = await siteInParts(baseURL ?? '', 8)
    const cold = await openWithoutLetters(browser, { viewport: { width, height: 900 } })
    for (const path of await sharedPages(page, prefix, at)) {
      await cold.goto(line.origin + path, { waitUntil: 'commit' })
      do await twoFrames(cold)
      while (line.sendPart())
      await cold.waitForLoadState()
      expect.soft(await layoutShift(cold), path).toBeLessThanOrEqual(FOR_PARTS)
      await forgetVisit(cold)
    }
    await cold.close()
    line.close()
  })

test.describe('letters that come late', () => {
  for (const { path, width } of [
    { path: '/gl/company', width: 390 },
    { path: '/br/solutions', width: 1440 },
    { path: '/gl-prod-zho/custom-solutions', width: 1024 }
  ])
    test(`move nothing of ${path} to another line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openSlowly(page, path, /\.woff2$/)
      expect(await layoutShift(page)).toBeLessThanOrEqual(FOR_LETTERS)
    })
})

for (const { path, answer, width } of [
  { path: '/gl/product-list?q=maize#products', answer: 'Showing', width: 390 },
  { path: '/gl/product-list?crop=rice&crop=maize&crop=citrus', answer: 'Showing', width: 390 },
  { path: '/br/product-list?problem=asian-soybean-rust', answer: 'Mostrando', width: 1440 },
  { path: '/gl/product-list?q=nothing+like+it#products', answer: 'Showing 0', width: 1440 },
  { path: '/gl/search?q=rust', answer: 'results', width: 1440 },
  { path: '/gl/search?q=rust', answer: 'results', width: 390 }
])
  test(`nothing moves when the query of ${path} is answered at ${width} px`, async ({
    browser,
    baseURL
  }) => {
    const page = await openWithoutLetters(browser, { baseURL, viewport: { width, height: 900 } })
    await openSlowly(page, path, /\.js(on)?$/)
    await expect(page.locator('main')).toContainText(answer)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    await page.close()
  })

test('nothing moves when the products of a comparison come', async ({ page }) => {
  const asked = Promise.withResolvers<boolean>()
  await page.route('**/compare-*.json', async route => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/gl/compare?ids=4101,4103')
  await expect(page.getByText('Loading')).toBeVisible()
  asked.resolve(true)
  await expect(page.locator('table.compare')).toBeVisible()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})
