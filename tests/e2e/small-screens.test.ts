import { tried } from '../helpers/tried.ts'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import {
  columns,
  coveredButtons,
  cutLines,
  cutTexts,
  hiddenTexts,
  lowControls,
  spaceTexts,
  stuckHeight,
  textsOutside,
  touchingFacts
} from './helpers/small-screen-faults.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.use({ expectedComplaints: notFoundPage })

/**
 * The smallest phone, the same phone with text of twice the size (half as many letters fit in a line), the smallest
 * phone that names the country in its header, and a usual one.
 */
const [small, enlarged, naming, usual] = [
  { width: 320, height: 640 },
  { width: 160, height: 320 },
  { width: 360, height: 640 },
  { width: 390, height: 844 }
]
/** Trees whose texts are short, without spaces, long, right to left, or clauses between spaces. */
const enlargedTrees = ['gl', 'gl-prod-zho', 'br', 'sa', 'th']

/** Short words, long words, no spaces, right to left. */
for (const [number, prefix] of ['gl', 'gl-prod-zho', 'br', 'sa', 'ru', 'th'].entries())
  test.describe(prefix, () => {
    test.use({ viewport: small, hasTouch: true })

    test('fits the screens of phones on every kind of page', async ({ page }) => {
      await page.setViewportSize(naming)
      await page.goto(`/${prefix}`)
      expect.soft(await cutLines(page), 'lines of the name of the country').toBe(0)
      const paths = await onePageOfEachKind(page, prefix)
      // Each kind of page is opened in the global tree, and in one of the five others.
      for (const path of prefix === 'gl' ? paths : tried(paths, 5, number)) {
        await page.setViewportSize(small)
        await page.goto(path)
        const width = await page.locator('html').evaluate(html => html.scrollWidth)
        expect.soft(width, `${path} is wider than the smallest phone`).toBeLessThanOrEqual(320)
        expect
          .soft(await touchingFacts(page), `facts of ${path} without a mark between`)
          .toEqual([])
        if (prefix === 'gl') {
          await page.setViewportSize(usual)
          expect.soft(await lowControls(page), `controls of ${path}`).toEqual([])
          await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
          expect.soft(await hiddenTexts(page), `texts in forced colours of ${path}`).toEqual([])
          await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
        }
        if (enlargedTrees.includes(prefix)) {
          await page.setViewportSize(enlarged)
          expect.soft(await textsOutside(page), `enlarged texts of ${path}`).toEqual([])
          expect.soft(await columns(page), `letters below each other of ${path}`).toEqual([])
          expect
            .soft(await cutTexts(page), `enlarged texts that are cut off of ${path}`)
            .toEqual([])
          await page.setViewportSize(usual)
          await spaceTexts(page)
          expect.soft(await textsOutside(page), `spaced texts of ${path}`).toEqual([])
        }
      }
    })
  })

test('a name of one long word moves nothing off the smallest phone', async ({ page }) => {
  await page.setViewportSize(small)
  for (const { path, name } of [
    { path: '/gl/product-list', name: 'tbody th a' },
    { path: '/gl/search?q=harmattan', name: 'article#best h2 a' }
  ]) {
    await page.goto(path)
    const first = page.locator(name).filter({ visible: true }).first()
    const excess = await first.evaluate(link => {
      link.textContent = 'Pflanzenschutzmittelkonzentratverdünnung'
      const { scrollWidth = 0, clientWidth = 0 } = link.parentElement ?? {}
      return scrollWidth - clientWidth
    })
    expect(excess, path).toBe(0)
    expect(await textsOutside(page), path).toEqual([])
  }
})

/** A window of 1280 × 1024 pixels at 400%. */
const zoomed = { width: 320, height: 256 }

for (const prefix of ['gl', 'br'])
  test(`at 400% a product of ${prefix} keeps three quarters of the screen, and no button covers another`, async ({
    page
  }) => {
    await acceptNotice(page)
    await page.setViewportSize(zoomed)
    await page.goto(`/${prefix}/product/4101`)
    await page.locator('add-to-compare button').first().click()
    await expect(page.locator('compare-tray li')).toHaveCount(1)
    const height = await page.locator('html').evaluate(html => html.scrollHeight)
    for (const share of [0.1, 0.3, 0.6, 1]) {
      const place = `${Math.round(share * 100)}% of the page`
      await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), share * height)
      expect.soft(await stuckHeight(page), `sticky parts at ${place}`).toBeLessThanOrEqual(64)
      expect.soft(await coveredButtons(page), `buttons at ${place}`).toEqual([])
    }
  })
