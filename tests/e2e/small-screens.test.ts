import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ expectedComplaints: notFoundPage })

/** Short words, long words, no spaces, right to left. */
for (const prefix of ['gl', 'gl-prod-zho', 'br', 'sa', 'ru', 'th'])
  test.describe(`${prefix} on the smallest phone`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('no page is wider than the screen', async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of await onePageOfEachKind(page, prefix)) {
        await page.goto(path)
        const width = await page.locator('html').evaluate(html => html.scrollWidth)
        expect.soft(width, path).toBeLessThanOrEqual(320)
      }
    })
  })

test.describe('text of twice its size on the smallest phone', () => {
  // The same number of letters fits on a line of half the width.
  test.use({ viewport: { width: 160, height: 320 } })

  for (const prefix of ['gl', 'gl-prod-zho', 'sa'])
    test(`stays on the screen in ${prefix}`, async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of await onePageOfEachKind(page, prefix)) {
        await page.goto(path)
        const outside = await page
          .locator('main :is(h1, h2, h3, p)')
          .filter({ visible: true })
          .evaluateAll(texts =>
            texts
              .filter(text => {
                const { left, right } = text.getBoundingClientRect()
                return (right > innerWidth || left < 0) && right - left > 1
              })
              .map(({ textContent }) => textContent.trim().slice(0, 60))
          )
        expect.soft(outside, path).toEqual([])
      }
    })
})

test.describe('a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('finds every control at least 44 pixels high', async ({ page }) => {
    test.setTimeout(120_000)
    const controls =
      'button, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]), summary, .button, .go, [data-doses] a, label:has(input), [aria-labelledby=tags] a'
    for (const path of await onePageOfEachKind(page, 'gl')) {
      await page.goto(path)
      const small = await page
        .locator(controls)
        .filter({ visible: true })
        .evaluateAll(elements =>
          elements
            .filter(element => element.getBoundingClientRect().height < 43.5)
            .map(element => element.outerHTML.slice(0, 120))
        )
      expect.soft(small, path).toEqual([])
    }
  })
})

test('the fonts of a Latin page weigh 62 KB at most, and one of them is preloaded', async ({
  page,
  request
}) => {
  const fonts = new Set<string>()
  page.on('request', asked => {
    if (asked.url().endsWith('.woff2')) fonts.add(asked.url())
  })
  for (const path of ['/gl', '/gl/company', '/gl/contact-us', '/gl/product-b2b-list/23']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
  }
  const bodies = await Promise.all([...fonts].map(async url => (await request.get(url)).body()))
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(62_000)
})
