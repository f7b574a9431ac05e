import { expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a visitor who chose Chinese gets the Chinese global pages from then on', async ({ page }) => {
  await page.goto('/gl/company')
  await page.getByRole('link', { name: '中文' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl-prod-zho\/company$/)
  await page.goto('/gl/news')
  await expect(page).toHaveURL(/\/gl-prod-zho\/news$/)
})

test('going back after choosing Chinese shows the English page, going forward the Chinese', async ({
  page
}) => {
  await page.goto('/gl/company')
  await page.getByRole('link', { name: '中文' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl-prod-zho\/company$/)
  await page.goBack()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/gl\/company$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/gl-prod-zho\/company$/)
})

test('choosing a language keeps the query and the part of the page', async ({ page }) => {
  await page.goto('/gl/product-list?crop=wheat&q=rust#main')
  await page.getByRole('link', { name: '中文' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl-prod-zho\/product-list\?crop=wheat&q=rust#main$/)
})

test('a page missing in the other language links to its nearest parent there, and redirects nobody', async ({
  page
}) => {
  await page.goto('/gl/pagenotfound')
  await page.getByRole('link', { name: '中文' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl-prod-zho$/)
  await page.goto('/gl/pagenotfound')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/gl\/pagenotfound$/)
  await page.goto('/gl/product-list?sort=name#main')
  await expect(page).toHaveURL(/\/gl-prod-zho\/product-list\?sort=name#main$/)
})

test('a visitor who chose English again stays on the English pages', async ({
  page,
  context,
  baseURL
}) => {
  await context.addCookies([{ name: 'lang', value: 'zho', url: baseURL ?? '' }])
  await page.goto('/gl/company')
  await expect(page).toHaveURL(/\/gl-prod-zho\/company$/)
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl\/company$/)
  await page.goto('/gl/investors')
  await expect(page).toHaveURL(/\/gl\/investors$/)
})

test('a visit writes no cookie; choosing a country writes that choice', async ({
  page,
  context
}) => {
  await page.goto('/gl/solutions')
  await page.goto('/br')
  expect(await context.cookies()).toEqual([])
  await page.goto('/gl/solutions')
  await page.locator('main a[data-choose-country="br"]').first().click()
  await expect(page).toHaveURL(/\/br$/)
  const [choice] = await context.cookies()
  expect(choice).toMatchObject({ name: 'isoCountry', value: 'br', sameSite: 'Lax', path: '/' })
})

test('the list of countries is searched by any name, and says where the visitor seems to be', async ({
  page
}) => {
  await page.addInitScript(() => sessionStorage.setItem('geoCountry', 'ng'))
  await page.goto('/gl/solutions')
  const finder = page.locator('country-finder')
  await expect(finder.getByRole('status')).toHaveText('Looks like you are in Nigeria')
  await finder.getByRole('searchbox').fill('brasil')
  await expect(finder.getByRole('status')).toHaveText('Countries found: 1')
  await expect(finder.locator('a').filter({ visible: true })).toHaveText(/^Brazil/)
})

test('a cookie never moves a visitor off a country’s site', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'zho', url: baseURL ?? '' }])
  await page.goto('/br/company')
  await expect(page).toHaveURL(/\/br\/company$/)
})
