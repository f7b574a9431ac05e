import type { Page } from '@playwright/test'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { expect, test } from './helpers/visitor.ts'

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
}

for (const { prefix, width } of [
  { prefix: 'gl', width: 390 },
  { prefix: 'br', width: 1440 },
  { prefix: 'sa', width: 390 },
  { prefix: 'ru', width: 1024 }
])
  test.describe(`${prefix} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('moves nothing while pictures and scripts load', async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      for (const path of await onePageOfEachKind(page, prefix)) {
        // A context of its own: nothing is cached.
        const cold = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
        await openSlowly(cold, path, /\.(js|svg|png|jpe?g|webp|avif)$/)
        expect.soft(await layoutShift(cold), path).toBeLessThanOrEqual(0.01)
        await cold.close()
      }
    })
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
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    })
})

test('nothing moves when the query of the address is answered', async ({ browser, baseURL }) => {
  for (const { path, answer, width } of [
    { path: '/gl/product-list?q=maize#products', answer: 'Showing', width: 390 },
    { path: '/gl/product-list?crop=rice&crop=maize&crop=citrus', answer: 'Showing', width: 390 },
    { path: '/br/product-list?problem=asian-soybean-rust', answer: 'Mostrando', width: 1440 },
    { path: '/gl/product-list?q=nothing+like+it#products', answer: 'Showing 0', width: 1440 },
    { path: '/gl/search?q=rust', answer: 'results', width: 1440 },
    { path: '/gl/search?q=rust', answer: 'results', width: 390 }
  ]) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
    await openSlowly(page, path, /\.js(on)?$/)
    await expect(page.locator('main')).toContainText(answer)
    expect.soft(await layoutShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.01)
    await page.close()
  }
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
