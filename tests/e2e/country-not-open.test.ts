import type { Page } from '@playwright/test'
import { expect, test } from './helpers/visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unnamed = 'No Terravane site for this country yet'

test('a country without a site is named, with a way to the products that it has', async ({
  page
}) => {
  await page.goto('/kz')
  await expect(page).toHaveURL(/\/gl\/pagenotfound#kz$/)
  await expect(heading(page)).toHaveText('No Terravane site for Kazakhstan yet')
  await page.getByRole('link', { name: 'Product list: Kazakhstan' }).click()
  await expect(page).toHaveURL(/\/gl\/product-b2b-list\/126$/)
  await expect(page.getByRole('main')).toContainText('Kazakhstan')
})

test('a country with a form only is named with its form, and keeps the query of its link', async ({
  page
}) => {
  await page.goto('/no/company?utm_source=mail')
  await expect(page).toHaveURL(/\/gl\/pagenotfound\?utm_source=mail#no$/)
  await page.getByRole('link', { name: 'Contact: Norway' }).click()
  await expect(page).toHaveURL(/\/gl\/product-b2b-contact\/\d+$/)
})

for (const fragment of ['', '#zz', '#gl', '#kz-visit-my-shop', '#%3Cb%3Eshop'])
  test(`the page says nothing of “${fragment}”, which is no country without a site`, async ({
    page
  }) => {
    await page.goto(`/gl/pagenotfound${fragment}`)
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(unnamed)
    await expect(page.locator('.actions a')).toHaveCount(1)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page offers to choose another country or to write to us', async ({ page }) => {
    await page.goto('/kz')
    await expect(heading(page)).toHaveText(unnamed)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Choose your country' }).click()
    await expect(page).toHaveURL(/\/gl\/solutions#countries$/)
    await expect(page.locator('#countries a[data-choose-country="br"]').first()).toBeAttached()
    await page.goto('/gl/pagenotfound')
    await main.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/gl\/contact-us$/)
    await expect(page.locator('main form')).not.toHaveCount(0)
  })
})
