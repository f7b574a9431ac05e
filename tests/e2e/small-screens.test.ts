import type { Page } from '@playwright/test'
import { notFoundPage, onePageOfEachKind } from './helpers/pages.ts'
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
/** Trees whose texts are short, without spaces, or right to left. */
const enlargedTrees = ['gl', 'gl-prod-zho', 'sa']

/** Short words, long words, no spaces, right to left. */
for (const prefix of ['gl', 'gl-prod-zho', 'br', 'sa', 'ru', 'th'])
  test.describe(prefix, () => {
    test.use({ viewport: small, hasTouch: true })

    test('fits the screens of phones on every kind of page', async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize(naming)
      await page.goto(`/${prefix}`)
      expect.soft(await cutLines(page), 'lines of the name of the country').toBe(0)
      for (const path of await onePageOfEachKind(page, prefix)) {
        await page.setViewportSize(small)
        await page.goto(path)
        const width = await page.locator('html').evaluate(html => html.scrollWidth)
        expect.soft(width, `${path} is wider than the smallest phone`).toBeLessThanOrEqual(320)
        expect
          .soft(await touchingFacts(page), `facts of ${path} without a mark between`)
          .toEqual([])
        if (enlargedTrees.includes(prefix)) {
          await page.setViewportSize(enlarged)
          expect.soft(await textsOutside(page), `enlarged texts of ${path}`).toEqual([])
          expect.soft(await columns(page), `letters below each other of ${path}`).toEqual([])
          await page.setViewportSize(usual)
          await spaceTexts(page)
          expect.soft(await textsOutside(page), `spaced texts of ${path}`).toEqual([])
        }
        if (prefix === 'gl') {
          await page.goto(path)
          expect.soft(await lowControls(page), `controls of ${path}`).toEqual([])
          await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
          expect.soft(await hiddenTexts(page), `texts in forced colours of ${path}`).toEqual([])
          await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
        }
      }
    })
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

/** How many pixels of the screen are taken by parts that stay where they are while the page scrolls. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sticking = [...document.querySelectorAll('body *')].filter(
      element =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
    const placesOf = () => sticking.map(element => element.getBoundingClientRect())
    const before = placesOf()
    scrollBy({ top: -40, behavior: 'instant' })
    const stuck = placesOf().filter(({ top }, at) => top === before[at]?.top)
    scrollBy({ top: 40, behavior: 'instant' })
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    return rows.filter(y => stuck.some(({ top, bottom }) => top <= y && y < bottom)).length
  })
}

/** Pairs of buttons of which one covers a part of the other. */
function coveredButtons(page: Page): Promise<string[][]> {
  return page
    .locator('main :is(.button, button)')
    .filter({ visible: true })
    .evaluateAll(buttons =>
      buttons.flatMap((one, at) =>
        buttons
          .slice(at + 1)
          .filter(other => {
            const [a, b] = [one, other].map(button => button.getBoundingClientRect())
            const isBeside = !a || !b || a.right <= b.left + 1 || b.right <= a.left + 1
            return !isBeside && a.top < b.bottom - 1 && b.top < a.bottom - 1
          })
          .map(other => [one.outerHTML.slice(0, 80), other.outerHTML.slice(0, 80)])
      )
    )
}

/** How many lines the name of the country in the header has less than it needs. */
function cutLines(page: Page): Promise<number> {
  return page
    .locator('header .choices .country span')
    .evaluate(({ scrollHeight, clientHeight }) => Math.round(scrollHeight / clientHeight) - 1)
}

/** Values of a fact that begin where the value before them ends, over the comma between them. */
function touchingFacts(page: Page): Promise<string[]> {
  return page.locator('.key-facts dd + dd').evaluateAll(values =>
    values
      .filter(value => {
        const before = value.previousElementSibling?.getBoundingClientRect()
        const { top, left, right } = value.getBoundingClientRect()
        return before?.top === top && Math.max(left - before.right, before.left - right) < 4
      })
      .map(({ textContent }) => textContent)
  )
}

/** The beginnings of texts that stand outside the screen, where no table scrolls by itself. */
function textsOutside(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h1 span, h2, h3, p, dd, .as-table td)')
    .filter({ visible: true })
    .evaluateAll(texts =>
      texts
        .filter(text => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const { left, right } = range.getBoundingClientRect()
          return (right > innerWidth + 1 || left < -1) && right - left > 1
        })
        .map(({ textContent }) => textContent.trim().slice(0, 60))
    )
}

/** Headings, names and buttons of one letter a line, and fields where no word can be read. */
function columns(page: Page): Promise<string[]> {
  return page
    .locator(':is(h1, h2, h3, summary, .name, .button, input[type=email])')
    .filter({ visible: true })
    .evaluateAll(elements =>
      elements
        .filter(element => {
          if (element instanceof HTMLInputElement) return element.clientWidth < 100
          const range = document.createRange()
          range.selectNodeContents(element)
          const { width, height } = range.getBoundingClientRect()
          const lines = Math.round(height / parseFloat(getComputedStyle(element).lineHeight))
          const { length } = element.textContent.replaceAll(/\s/g, '')
          return width > 1 && length > 2 && lines >= length
        })
        .map(element => element.outerHTML.slice(0, 120))
    )
}

/** The spaces that WCAG 1.4.12 lets a visitor set. */
function spaceTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spaces = new CSSStyleSheet()
    spaces.replaceSync(`
      * { letter-spacing: .12em !important; line-height: 1.5 !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [spaces]
  })
}

/** The beginnings of texts that have the colour of their background. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page
    .locator('main *')
    .filter({ visible: true })
    .evaluateAll(elements => {
      const backgroundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element)
        const isClear = /^rgba.* 0\)$/.test(backgroundColor)
        return isClear && element.parentElement
          ? backgroundOf(element.parentElement)
          : backgroundColor
      }
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some(node => node instanceof Text && node.data.trim() !== '')
      return elements
        .filter(
          element => hasText(element) && getComputedStyle(element).color === backgroundOf(element)
        )
        .map(({ textContent }) => textContent.trim().slice(0, 60))
    })
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
