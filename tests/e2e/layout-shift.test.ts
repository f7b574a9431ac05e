import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { isThorough, tried } from '../helpers/tried.ts'
import { siteInParts } from './helpers/page-in-parts.ts'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { expect, test } from './helpers/visitor.ts'

/** The brand's letters, which arrive late on the first page of a visit, may shift as much as this (ADR 9). */
const FOR_LETTERS = 0.02
/**
 * The limit of search engines for a good page: a title at the foot of its picture moves up by each line that arrives.
 */
const FOR_PARTS = 0.1

test.use({ expectedComplaints: notFoundPage, reducedMotion: 'no-preference' })

/** The sum of all shifts until now without a visitor's input. */
function shiftUntilNow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries())
            total += (entry as unknown as { value: number }).value
        }
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(total), 0))
        )
      })
  )
}

/** The sum of all shifts, once fonts and pictures are loaded. */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter(image => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return isInside && width > 0 && image.checkVisibility({ contentVisibilityAuto: true })
    })
    await Promise.allSettled([document.fonts.ready, ...seen.map(image => image.decode())])
  })
  return shiftUntilNow(page)
}

/**
 * A page over a slow connection: files with these endings arrive after its text was shown without them. Returns the
 * shifts before that: a busy browser shows a part of the text first, which has a test of its own.
 */
async function openSlowly(page: Page, path: string, late: RegExp): Promise<number> {
  const shown = Promise.withResolvers<boolean>()
  await page.route(late, async route => {
    await shown.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.readyState !== 'loading' && performance.getEntriesByType('paint').length > 0
  )
  const before = await shiftUntilNow(page)
  shown.resolve(true)
  await page.waitForLoadState()
  await page.unroute(late)
  return before
}

/**
 * A page without its fonts, which have tests of their own. With a route, a browser does not use its cache, so every
 * page is loaded as on a first visit.
 */
async function openWithoutLetters(browser: Browser, options: BrowserContextOptions) {
  const page = await browser.newPage(options)
  await page.route(/\.woff2$/, route => route.abort())
  return page
}

/** Removes everything of a visit before the next. */
async function forgetVisit(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** A list without an answer is shown after three seconds, which a busy machine may need; here it waits. */
function waitForAnswer(page: Page) {
  return page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, wait?: number) =>
      wait === 3000 ? 0 : start(work, wait)) as typeof setTimeout
  })
}

/** Each kind of page is opened in one of these trees. */
async function sharedPages(
  page: Page,
  prefix: string,
  { at, trees }: { at: number; trees: number }
): Promise<string[]> {
  return tried(await onePageOfEachKind(page, prefix), trees, at)
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
      const cold = await openWithoutLetters(browser, { baseURL, viewport: { width, height: 900 } })
      for (const path of await sharedPages(page, prefix, { at, trees: 4 })) {
        const before = await openSlowly(cold, path, /\.(js|svg|png|jpe?g|webp|avif)$/)
        expect.soft((await layoutShift(cold)) - before, path).toBeLessThanOrEqual(0.01)
        await forgetVisit(cold)
      }
      await cold.close()
    })

    if (isThorough)
      test('moves no text to another line when letters come late', async ({
        page,
        browser,
        baseURL
      }) => {
        const cold = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
        for (const path of await onePageOfEachKind(page, prefix)) {
          const before = await openSlowly(cold, path, /\.woff2$/)
          expect.soft((await layoutShift(cold)) - before, path).toBeLessThanOrEqual(FOR_LETTERS)
          await forgetVisit(cold)
        }
        await cold.close()
      })
  })

/** After two frames, new content is laid out and painted. */
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
    const line = await siteInParts(baseURL ?? '', 8)
    const cold = await openWithoutLetters(browser, { viewport: { width, height: 900 } })
    for (const path of await sharedPages(page, prefix, { at, trees: 4 })) {
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
  const places = [
    { path: '/gl/company', width: 390 },
    { path: '/br/solutions', width: 1440 },
    { path: '/gl/product/4101', width: 390 },
    { path: '/br/terms-and-conditions', width: 390 },
    { path: '/ru/smart-growing', width: 390 },
    { path: '/ru/business-partners', width: 390 },
    { path: '/ru/news/6016', width: 390 },
    { path: '/ru/problem/beggarticks', width: 390 },
    { path: '/ru/product-global-list', width: 390 },
    { path: '/ru/crop/tomato', width: 390 },
    { path: '/gl-prod-zho/news/6003', width: 390 },
    { path: '/gl-prod-zho/news/6002', width: 390 },
    { path: '/sa/product-list', width: 390 },
    { path: '/br/problem/goosegrass', width: 390 },
    { path: '/gl/product-b2b-list/17', width: 768 },
    { path: '/sa/product/4101', width: 390 },
    { path: '/br/crop/soybean', width: 1024 },
    { path: '/th/crop/banana', width: 390 },
    { path: '/gl-prod-zho/custom-solutions', width: 1024 },
    { path: '/sa/custom-solutions', width: 390 },
    { path: '/ru/custom-solutions', width: 1024 },
    { path: '/br/smart-growing', width: 1440 }
  ]
  for (const { path, width } of tried(places, 8))
    test(`move nothing of ${path} to another line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const before = await openSlowly(page, path, /\.woff2$/)
      expect((await layoutShift(page)) - before).toBeLessThanOrEqual(FOR_LETTERS)
    })
})

const questions = [
  { path: '/gl/product-list?q=maize#products', answer: 'Showing', width: 390 },
  { path: '/gl/product-list?crop=rice&crop=maize&crop=citrus', answer: 'Showing', width: 390 },
  { path: '/br/product-list?problem=asian-soybean-rust', answer: 'Mostrando', width: 1440 },
  { path: '/gl/product-list?q=nothing+like+it#products', answer: 'Showing 0', width: 1440 },
  { path: '/gl/search?q=rust', answer: 'results', width: 1440 },
  { path: '/gl/search?q=rust', answer: 'results', width: 390 }
]
for (const { path, answer, width } of tried(questions, 2))
  test(`nothing moves when the query of ${path} is answered at ${width} px`, async ({
    browser,
    baseURL
  }) => {
    const page = await openWithoutLetters(browser, { baseURL, viewport: { width, height: 900 } })
    await waitForAnswer(page)
    const before = await openSlowly(page, path, /\.js(on)?$/)
    await expect(page.locator('main')).toContainText(answer)
    expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.01)
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
