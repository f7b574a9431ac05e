import type { Page } from '@playwright/test'
import { readers } from './helpers/trees.ts'
import { expect, test } from './helpers/visitor.ts'

/** Pages of a PDF that Chromium writes: each has an object of its own. */
function pagesOf(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length
}

type OpenProduct = { id: string; doses: unknown[] }

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

for (const { prefix } of readers)
  test(`a product of ${prefix} prints on one sheet, with the way back to its page`, async ({
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

test('the comparison tray is not printed', async ({ page }) => {
  await page.goto('/gl/product-list')
  await page.getByRole('button', { name: 'Compare' }).first().click()
  const tray = page.locator('compare-tray')
  await expect(tray).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tray).toBeHidden()
})

test('four products side by side, with many uses each, print on three sheets', async ({ page }) => {
  await page.goto('/gl/compare?ids=4101,4104,4138,4148')
  await expect(page.locator('.compare')).toBeVisible()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3)
})
