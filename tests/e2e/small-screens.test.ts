import type { Page } from '@playwright/test'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ expectedComplaints: notFoundPage })

/**
 * The smallest phone, the same phone with text of twice the size (half as many letters fit in a line), and a usual
 * phone.
 */
const [small, enlarged, usual] = [
  { width: 320, height: 640 },
  { width: 160, height: 320 },
  { width: 390, height: 844 }
]
/** Trees whose texts are short, without spaces, or right to left. */
const enlargedTrees = ['gl', 'gl-prod-zho', 'sa']

/** Short words, long words, no spaces, right to left. */
for (const prefix of ['gl', 'gl-prod-zho', 'br', 'sa', 'ru', 'th'])
  test.describe(prefix, () => {
    test.use({ viewport: small, hasTouch: true })

    test('fits the screens of phones on every kind of page', async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of await onePageOfEachKind(page, prefix)) {
        await page.setViewportSize(small)
        await page.goto(path)
        const width = await page.locator('html').evaluate(html => html.scrollWidth)
        expect.soft(width, `${path} is wider than the smallest phone`).toBeLessThanOrEqual(320)
        if (enlargedTrees.includes(prefix)) {
          await page.setViewportSize(enlarged)
          expect.soft(await textsOutside(page), `enlarged texts of ${path}`).toEqual([])
        }
        if (prefix === 'gl') {
          await page.setViewportSize(usual)
          expect.soft(await lowControls(page), `controls of ${path}`).toEqual([])
        }
      }
    })
  })

/** The beginnings of texts that stand outside the screen. */
function textsOutside(page: Page): Promise<string[]> {
  return page
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
}

const controls =
  'button, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]), summary, .button, .go, [data-doses] a, label:has(input), [aria-labelledby=tags] a'

/** Controls that are lower than 44 pixels, which a thumb often misses. */
function lowControls(page: Page): Promise<string[]> {
  return page
    .locator(controls)
    .filter({ visible: true })
    .evaluateAll(elements =>
      elements
        .filter(element => element.getBoundingClientRect().height < 43.5)
        .map(element => element.outerHTML.slice(0, 120))
    )
}

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
