import type { Page } from '@playwright/test'
import { expect, test } from './helpers/visitor.ts'

const rb = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rb') ?? 'null') as unknown)

test('the record follows the address, page by page', async ({ page }) => {
  await page.goto('/br/company')
  expect(await rb(page)).toEqual({ isoCountry: 'br', env: 'prod', lang: 'por' })
  await page.goto('/gl-prod-zho')
  expect(await rb(page)).toEqual({ isoCountry: 'gl', env: 'prod', lang: 'zho' })
  await page.goto('/gl/news')
  await expect.poll(() => rb(page)).toEqual({ isoCountry: 'gl', env: 'prod', lang: 'eng' })
})

// Each tab may have a process of its own, which hears of the other's record a moment later.
test('two tabs on two sites leave each other alone', async ({ context }) => {
  const [brazil, arabia] = [await context.newPage(), await context.newPage()]
  await brazil.goto('/br/terms-and-conditions')
  await arabia.goto('/sa')
  await expect.poll(() => rb(brazil)).toMatchObject({ isoCountry: 'sa' })
  await brazil.reload()
  await expect(brazil).toHaveURL(/\/br\/terms-and-conditions$/)
  await expect.poll(() => rb(arabia)).toMatchObject({ isoCountry: 'br', lang: 'por' })
  await arabia.goto('/sa/terms-and-conditions')
  await expect.poll(() => rb(brazil)).toMatchObject({ isoCountry: 'sa' })
})

test('a broken record is replaced and logged, and the page is as ever', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rb', '{"isoCountry":'))
  const logged = page.waitForEvent('console', message => message.type() === 'warning')
  await page.goto('/br/company')
  expect((await logged).text()).toContain('Unreadable rb record')
  expect(await rb(page)).toEqual({ isoCountry: 'br', env: 'prod', lang: 'por' })
})

test('the country "undefined" is the global site', async ({ page }) => {
  await page.goto('/undefined/company')
  await expect(page).toHaveURL(/\/gl\/company$/)
  await expect.poll(() => rb(page)).toEqual({ isoCountry: 'gl', env: 'prod', lang: 'eng' })
})

for (const fault of ['forbidden', 'full'])
  test(`a browser whose storage is ${fault} reads every page without a complaint`, async ({
    page
  }) => {
    await page.addInitScript(fault => {
      const refuse = () => {
        throw new DOMException('No.', 'QuotaExceededError')
      }
      if (fault === 'full') Storage.prototype.setItem = refuse
      else
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get: refuse })
    }, fault)
    await page.goto('/gl')
    await page.goto('/br')
    // The browser could not store that the dialog was closed.
    await expect(page.locator('dialog#brazil-notice')).toBeHidden()
    await page.goto('/sa/product-list')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
