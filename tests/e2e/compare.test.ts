import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const choices = (page: Page) => page.locator('add-to-compare button')
const columns = (page: Page) => page.locator('.compare .names th[data-family]')

async function accept(page: Page) {
  await page.addInitScript(() => localStorage.setItem('consentAccepted', 'true'))
}

test('a grower picks products from the list, compares them, takes one out, and goes back', async ({
  page
}) => {
  await accept(page)
  await page.goto('/br/product-list')
  await expect(page.locator('compare-tray')).toBeHidden()
  const cards = await page.locator('.product-card h4 a').allTextContents()
  const names = cards.map(name => name.trim())
  await choices(page).nth(0).click()
  await expect(choices(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await choices(page).nth(1).press('Space')
  await expect(page.locator('compare-tray li')).toHaveText(names.slice(0, 2))
  for (const at of [2, 3, 4]) await choices(page).nth(at).click()
  await expect(page.getByText('Quatro produtos no máximo.')).toBeVisible()
  await expect(choices(page).nth(4)).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('link', { name: 'Comparar (4)' }).click()
  await expect(page).toHaveURL(/\/br\/compare\?ids=\d+,\d+,\d+,\d+$/)
  await expect(columns(page).locator('a')).toHaveText(names.slice(0, 4))
  await page.getByRole('button', { name: `Remover ${names[0] ?? ''}` }).click()
  await expect(columns(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 produtos escolhidos' })).toBeAttached()
  await expect(page).toHaveURL(/\?ids=\d+,\d+,\d+$/)
  await page.goBack()
  await expect(columns(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Remover todos' }).click()
  await expect(page.getByText('Nenhum produto escolhido.')).toBeVisible()
  await expect(page.locator('[data-part=empty]').getByRole('link')).toBeFocused()
  await page.goto('/br/product-list')
  await expect(page.locator('compare-tray')).toBeHidden()
})

test('a shared address shows its products, marks what differs, and names what is not listed', async ({
  page
}) => {
  await page.goto('/gl-prod-zho/compare?ids=4101,no-such-id,4103')
  await expect(columns(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'no-such-id' })).toBeVisible()
  const rows = page.locator('.compare tbody tr:not(.title)')
  const differing = rows.filter({ has: page.locator('.visually-hidden') })
  await expect(differing.first()).toHaveAttribute('data-differs', '')
  const all = await rows.filter({ visible: true }).count()
  const unequal = await differing.count()
  expect(unequal).toBeLessThan(all)
  await page.getByRole('switch').check()
  await expect(rows.filter({ visible: true })).toHaveCount(unequal)
})

test('more products than there is room for are named', async ({ page }) => {
  await page.goto('/gl/compare?ids=4101,4103,4104,4108,4109')
  await expect(columns(page)).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: /Not shown: .+\./ })).toBeVisible()
})

test('only unknown ids: the page says so, and how to choose', async ({ page }) => {
  await page.goto('/gl/compare?ids=no-such-id')
  await expect(page.getByText('Not listed here: no-such-id.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the product list' })).toBeVisible()
})

test.describe('where a file does not arrive', () => {
  test.use({ expectedComplaints: /Failed to load resource.*compare-/ })

  test('a sheet that does not arrive can be asked for again', async ({ page }) => {
    await page.route('**/compare-*.json', route => route.abort(), { times: 1 })
    await page.goto('/gl/compare?ids=4101')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(columns(page)).toHaveCount(1)
  })
})

test.describe('a thumb in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('adds a product from its page, and sees four within the screen', async ({ page }) => {
    await page.goto('/sa/compare?ids=4104,4113,4127')
    await expect(columns(page)).toHaveCount(3)
    await page.goto('/sa/product/4101')
    await choices(page).first().tap()
    await page.locator('compare-tray a').tap()
    await expect(columns(page)).toHaveCount(4)
    for (const column of await columns(page).all())
      await expect(column).toBeInViewport({ ratio: 1 })
    // Arabic has digits of its own, the label has not.
    await expect(page.locator('.dose bdi').filter({ hasText: '–' }).first()).toHaveText(
      /^[\d.,–]+$/
    )
    const width = await page.locator('html').evaluate(html => html.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of a product leads to a page that says what is needed, and back', async ({
    page
  }) => {
    await page.goto('/gl/product/4101')
    await page.locator('add-to-compare a').first().click()
    await expect(page).toHaveURL(/\/gl\/compare\?ids=4101$/)
    await expect(page.getByText('Comparing needs JavaScript.')).toBeVisible()
    await expect(page.getByText('No products chosen yet')).toBeHidden()
    await page.getByRole('link', { name: 'Open the product list' }).click()
    await expect(page).toHaveURL(/\/gl\/product-list$/)
    await expect(page.locator('compare-tray')).toBeHidden()
  })
})
