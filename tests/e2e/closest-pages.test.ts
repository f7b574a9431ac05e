import type { Page } from '@playwright/test'
import { acceptNotice, expect, keptContext, test } from './helpers/visitor.ts'

test.use({ ...keptContext, expectedComplaints: /status of 404 / })

test.beforeEach(({ page }) => acceptNotice(page))

const offered = (page: Page) => page.locator('closest-pages a')

for (const [asked, meant] of [
  ['/gl/compny', '/gl/company'],
  ['/br/contact', '/br/contact-us'],
  ['/sa/News-2019', '/sa/news'],
  ['/gl-prod-zho/solutoins/rice', '/gl-prod-zho/solutions']
] as const)
  test(`${asked} leads nowhere, and offers ${meant} first`, async ({ page }) => {
    await page.goto(asked)
    await expect(offered(page).first()).toHaveAttribute('href', meant)
    const names = await offered(page).allInnerTexts()
    expect(new Set(names).size).toBe(8)
    await offered(page).first().click()
    await expect(page).toHaveURL(meant)
  })

for (const [asked, meant] of [
  ['/BR', '/br'],
  ['/Br/Product-List?q=soja#list', '/br/product-list?q=soja#list'],
  ['/br-prod-deu/company?from=letter#values', '/br/company?from=letter#values']
] as const)
  test(`${asked} leads to ${meant}`, async ({ page }) => {
    await page.goto(asked)
    await expect(page).toHaveURL(meant)
  })

test('a page that only the footer links to is offered by its name', async ({ page }) => {
  await page.goto('/gl/privacy')
  const first = offered(page).first()
  await expect(first).toHaveAttribute('href', /\/gl\/privacy-statement$/)
  const footer = page.getByRole('contentinfo').locator('a[href="/gl/privacy-statement"]')
  await expect(first).toHaveText((await footer.innerText()).trim())
  await expect(offered(page)).toHaveCount(8)
})

test('an address like no page offers the main pages', async ({ page }) => {
  await page.goto('/gl/qqqqqqqqqqqq')
  await expect(offered(page).first()).toHaveAttribute('href', '/gl/solutions')
  await expect(offered(page)).toHaveCount(8)
})

test('the other languages of the missing page are not offered', async ({ page }) => {
  await page.goto('/th/404')
  await expect(offered(page).first()).toHaveAttribute('href', '/th/solutions')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the main pages are offered', async ({ page }) => {
    await page.goto('/gl/compny')
    await expect(offered(page)).toHaveCount(8)
    await page.locator('closest-pages a[href="/gl/company"]').click()
    await expect(page).toHaveURL('/gl/company')
  })
})

test('a link to a card that is not listed leads to what the list has instead', async ({ page }) => {
  for (const crop of ['nothing', '%E0%A4']) {
    await page.goto(`/br/problem/fall-armyworm?area=2#crop-${crop}`)
    await expect(page).toHaveURL(/\/br\/product-list\?problem=fall-armyworm/)
  }
})
