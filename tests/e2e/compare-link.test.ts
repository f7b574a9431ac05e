import { expect, test } from './helpers/visitor.ts'

test('a list of a link leaves the own choice as it is', async ({ page }) => {
  const columns = page.locator('.compare .names th[data-family]')
  await page.goto('/gl/product/4101')
  await page.locator('add-to-compare button').first().click()
  await page.goto('/gl/compare?ids=4104,4109')
  await expect(columns).toHaveCount(2)
  await page.locator('[data-remove]').first().click()
  await expect(columns).toHaveCount(1)
  await page.locator('[data-remove]').first().click()
  await expect(page).toHaveURL(/\/gl\/compare\?ids=4101$/)
  await expect(page.locator('[data-own]')).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: 'Show my choice' }).click()
  await expect(page).toHaveURL(/\/gl\/compare\?ids=4101$/)
  await expect(page.locator('[data-own]')).toBeHidden()
})
