import type { Page, Route } from '@playwright/test'
import { bffUrl, expect, test } from './helpers/visitor.ts'

const geo = `${bffUrl}/geo`

/** The embedded BFF answers `br` by default; these tests ask about another country. */
const locateIn = (page: Page, country: string) =>
  page.route(geo, route => route.continue({ url: `${geo}?country=${country}` }))

const countQuestions = (page: Page) => {
  const questions: string[] = []
  page.on('request', request => {
    if (request.url() === geo) questions.push(request.url())
  })
  return questions
}

const stopped = (page: Page) => page.evaluate(() => sessionStorage.getItem('geoStopped'))

// The site treats automated browsers as crawlers, so that no other test is redirected.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
})

test('a visitor from Brazil is led to the same page of the Brazilian site, once', async ({
  page
}) => {
  const questions = countQuestions(page)
  await page.goto('/gl/company?from=letter#values')
  await expect(page).toHaveURL(/\/br\/company\?from=letter#values$/)
  await page.goto('/gl/news')
  await expect(page.locator('html')).toHaveAttribute('data-country', 'gl')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/gl\/news$/)
  expect(questions).toHaveLength(1)
  const record = await page.evaluate(() => localStorage.getItem('rb'))
  expect(JSON.parse(record ?? '')).toMatchObject({ isoCountry: 'gl' })
})

for (const field of ['countryCode', 'country'])
  test(`a service that calls the country ${field} leads there as well`, async ({ page }) => {
    await page.route(geo, route => route.continue({ url: `${geo}?field=${field}` }))
    await page.goto('/gl/company')
    await expect(page).toHaveURL(/\/br\/company$/)
  })

test('leaves no global page behind for the back button', async ({ page }) => {
  await page.goto('/sa')
  await page.goto('/gl/company')
  await expect(page).toHaveURL(/\/br\/company$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/sa$/)
})

test('is led home where the Brazilian site lacks the page', async ({ page }) => {
  // The Chinese version lists the same contacts, and asks nobody where they are.
  await page.goto('/gl-prod-zho/solutions')
  const contact = page.locator('main a[href*="/product-b2b-contact/"]').first()
  const path = await contact.getAttribute('href')
  await page.goto(path?.replace('gl-prod-zho', 'gl') ?? '')
  await expect(page).toHaveURL(/\/br$/)
})

for (const [country, where] of [
  ['de', 'a country without a site'],
  ['gl', 'Greenland, whose code is that of the global site']
] as const)
  test(`a visitor from ${where} stays, and is not asked about again`, async ({ page }) => {
    await locateIn(page, country)
    const questions = countQuestions(page)
    await page.goto('/gl/company')
    await expect.poll(() => stopped(page)).toBe('true')
    await page.goto('/gl/news')
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(/\/gl\/news$/)
    expect(questions).toHaveLength(1)
  })

for (const [fault, answer] of [
  ['answers 500', (route: Route) => route.fulfill({ status: 500 })],
  ['cannot be reached', (route: Route) => route.abort('internetdisconnected')],
  ['answers nonsense', (route: Route) => route.fulfill({ json: { country_code: '../evil' } })],
  ['hangs', () => undefined]
] as const)
  test.describe(`a geolocation service that ${fault}`, () => {
    test.use({ expectedComplaints: /Failed to load resource|blocked by CORS policy/ })

    test('redirects nobody, and is called once', async ({ page }) => {
      await page.route(geo, answer)
      const questions = countQuestions(page)
      await page.goto('/gl/company')
      await expect.poll(() => stopped(page)).toBe('true')
      const record = await page.evaluate(() => localStorage.getItem('rb'))
      expect(JSON.parse(record ?? '')).toMatchObject({ isoCountry: 'gl' })
      await page.goto('/gl/news')
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL(/\/gl\/news$/)
      expect(questions).toHaveLength(1)
    })
  })

test('the service is not called for visitors who chose a country, read another tree, or are on a missing page', async ({
  page,
  context,
  baseURL
}) => {
  const questions = countQuestions(page)
  await page.goto('/gl-prod-zho')
  await page.goto('/sa')
  await page.goto('/gl/pagenotfound')
  await page.waitForLoadState('networkidle')
  await context.addCookies([{ name: 'isoCountry', value: 'sa', url: baseURL ?? '' }])
  await page.goto('/gl/company')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/gl\/company$/)
  expect(questions).toEqual([])
})

test('the country comes before the language, and the language before the record', async ({
  page,
  context,
  baseURL
}) => {
  await context.addCookies([{ name: 'lang', value: 'zho', url: baseURL ?? '' }])
  await page.goto('/gl/company')
  await expect(page).toHaveURL(/\/br\/company$/)
  await page.evaluate(() => sessionStorage.clear())
  await locateIn(page, 'de')
  await page.goto('/gl/news')
  await expect(page).toHaveURL(/\/gl-prod-zho\/news$/)
  const record = () => page.evaluate(() => localStorage.getItem('rb') ?? '{}')
  await expect
    .poll(async () => JSON.parse(await record()) as unknown)
    .toMatchObject({ isoCountry: 'gl', lang: 'zho' })
})

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })

  test('is never looked up', async ({ page }) => {
    const questions = countQuestions(page)
    await page.goto('/gl/company')
    await page.waitForLoadState('networkidle')
    expect(questions).toEqual([])
    await expect(page).toHaveURL(/\/gl\/company$/)
  })
})
