import type { Page } from '@playwright/test'
import { tried } from '../helpers/tried.ts'
import { ACROSS, type OpenProduct, pagesOf, UPRIGHT } from './helpers/paper.ts'
import { readers } from './helpers/trees.ts'
import { expect, keptContext, test } from './helpers/visitor.ts'

test.use({ ...keptContext, expectedComplaints: /status of 404 .*\/404$/ })

/** The products with the most registered uses and the most text, the longest first. */
async function longestProducts(page: Page, prefix: string): Promise<string[]> {
  const response = await page.request.get(`/${prefix}/catalogue.json`)
  const { products } = (await response.json()) as { products: OpenProduct[] }
  const most = (amount: (product: OpenProduct) => number, count: number) =>
    products.toSorted((one, other) => amount(other) - amount(one)).slice(0, count)
  const longest = [
    ...most(({ doses }) => doses.length, 1),
    ...most(product => JSON.stringify(product).length, 3)
  ]
  return [...new Set(longest.map(({ id }) => `/${prefix}/product/${id}`))]
}

for (const { prefix } of tried(readers, 2))
  test(`a product of ${prefix} prints on one sheet, with the way back to its page and what applies to all of it`, async ({
    page
  }) => {
    const paths = await longestProducts(page, prefix)
    await page.emulateMedia({ media: 'print' })
    for (const path of paths) {
      await page.goto(path)
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1)
    }
    const code = page.locator('.print-head img')
    await expect(code).toBeVisible()
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('.print-head')).toContainText(new URL(page.url()).pathname)
    await expect(
      page.locator('#related, .bar, .header, .footer').filter({ visible: true })
    ).toHaveCount(0)
    await expect(page.locator('.print-foot p')).toHaveCount(2)
    await expect(page.locator('.print-foot')).toBeVisible()
  })

test('every page prints whose it is, of which day, its address, and nothing that only a screen needs', async ({
  page
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/br/company', '/br/news/6021', '/br/crop/soybean', '/br/contact-us']) {
    await page.goto(path)
    const head = page.locator('.print-head')
    await expect(head).toContainText('Terravane')
    await expect(head).toContainText(/Dados de\s\d+\sde\s\p{L}+\sde\s\d{4}/u)
    await expect(head.getByText(path)).toBeVisible()
    await expect(
      page.locator('form, aside, .pager, .header, .footer').filter({ visible: true }),
      path
    ).toHaveCount(0)
  }
  await expect(page.locator('.questions .rich-text').first()).toBeVisible()
})

for (const { prefix } of tried(readers, 2, 1))
  test(`the names in the head of a sheet of ${prefix} are whole beside a long address`, async ({
    page
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/${prefix}/company`)
    const head = page.locator('.print-head')
    await head.locator('[data-address]').evaluate(address => {
      address.textContent = `https://a-company.example/problem/${'a-problem-'.repeat(9)}`
    })
    for (const width of [ACROSS, UPRIGHT]) {
      await page.setViewportSize({ width, height: 1000 })
      const lines = await head.locator('b, b + span').evaluateAll(names =>
        names.map(name => {
          const range = document.createRange()
          range.selectNodeContents(name.lastChild as Node)
          return range.getClientRects().length
        })
      )
      expect(lines).toEqual([1, 1])
    }
  })

test('the facts of a product have no broken words on paper', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/sa/product/4134')
  const word = page.locator('.key-facts').getByText('أزوكسيستروبين', { exact: true })
  expect(
    await word.evaluate(({ firstChild }) => {
      const range = document.createRange()
      range.selectNodeContents(firstChild as Node)
      return range.getClientRects().length
    })
  ).toBe(1)
})

/** Texts that are on as few sheets as their words need: no sheet holds only a gap, or the few lines that did not fit. */
const texts = [
  { path: '/br', sheets: 3 },
  { path: '/br/crop/soybean', sheets: 4 },
  { path: '/gl/problem/late-blight', sheets: 2 },
  { path: '/br/investors', sheets: 2 },
  { path: '/br/company', sheets: 4 },
  { path: '/br/contact-us', sheets: 2 },
  { path: '/br/news/6021', sheets: 1 },
  { path: '/gl/custom-solutions', sheets: 4 },
  { path: '/gl/business-partners', sheets: 3 },
  { path: '/gl/non-crop', sheets: 2 },
  { path: '/gl/search', sheets: 1 },
  { path: '/gl/404', sheets: 1 }
]
for (const { path, sheets } of tried(texts, 2))
  test(`${path} prints on ${sheets} sheets of A4 at most`, async ({ page }) => {
    await page.goto(path)
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(sheets)
  })

test('on paper, which has no background, no text has the light colour that it has on a dark one', async ({
  page
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/gl/custom-solutions')
  const light = await page
    .locator('main :is(h1, h2, h3, p, dt, dd, td, mark)')
    .evaluateAll(elements =>
      elements
        .filter(element => {
          const channels = getComputedStyle(element).color.match(/\d+/g) ?? []
          return channels.some(channel => Number(channel) > 128)
        })
        .map(element => element.textContent.trim())
    )
  expect(light).toEqual([])
})

test('the home page prints no legend of a map, and no choice, that is not on the sheet', async ({
  page
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/br')
  const choices = page.locator('.world-map, figcaption:has(.new), input[type=radio]:not(.months *)')
  await expect(choices.filter({ visible: true })).toHaveCount(0)
})

test('the time of a use has the room that a sheet leaves beside the figures', async ({ page }) => {
  await page.setViewportSize({ width: UPRIGHT, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/br/crop/soybean')
  const lines = await page.locator('#doses td[data-is-text]').evaluateAll(cells =>
    cells.map(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  )
  expect(Math.max(...lines)).toBeLessThanOrEqual(4)
})
