import { readers } from './trees.ts'
import { expect, test } from './visitor.ts'

/** Pages of a PDF that Chromium writes: each has an object of its own. */
function pagesOf(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length
}

for (const { prefix } of readers)
  test(`a product of ${prefix} prints on one sheet, with the way back to its page`, async ({
    page
  }) => {
    await page.goto(`/${prefix}/product-list`)
    const product = page.locator(`main a[href^="/${prefix}/product/"]`).first()
    await page.goto((await product.getAttribute('href')) ?? '')
    await page.emulateMedia({ media: 'print' })
    const code = page.locator('.print-head img')
    await expect(code).toBeVisible()
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('.print-head')).toContainText(new URL(page.url()).pathname)
    await expect(
      page.locator('#related, .bar, .header, .footer').filter({ visible: true })
    ).toHaveCount(0)
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  })
