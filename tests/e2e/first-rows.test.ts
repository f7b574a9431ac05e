import { expect, test } from './helpers/visitor.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the portfolio is twelve screens long until more of it, or one of its letters, is asked for', async ({
      page
    }) => {
      await page.goto('/gl/product-global-list')
      const rows = page.locator('product-rows tbody tr')
      const shown = rows.filter({ visible: true })
      const all = await rows.count()
      const { height = 0 } = (await page.locator('body').boundingBox()) ?? {}
      expect(height / 844).toBeLessThanOrEqual(12)
      const first = await shown.count()
      await page.getByRole('link', { name: 'T', exact: true }).click()
      await expect(page.locator('#letter-T')).toBeInViewport()
      await expect(page.locator('#letter-V')).toBeHidden()
      await page.getByRole('link', { name: `${all - first} more` }).click()
      await expect(shown).toHaveCount(all)
    })
  })
