import type { Page } from '@playwright/test'
import { cover, dialog, hold, inList, openSelector, trigger } from './helpers/country-selector.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.use({ reducedMotion: 'no-preference', viewport: { width: 1024, height: 600 } })

/** The sum of all animations of the cover, in milliseconds. */
const durations = (page: Page) =>
  cover(page).evaluate(element =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration)
  )

test('an internal site: chosen, covered in its own words, and gone to', async ({
  page,
  context
}) => {
  await openSelector(page, '/gl/company?from=letter#values')
  const letGo = await hold(page, '**/br/company*')
  await inList(page, 'br').click()
  await expect(cover(page).getByText('Mudando de país…')).toBeVisible()
  await expect(cover(page).locator('p')).toHaveAttribute('lang', 'pt-BR')
  await expect(cover(page).locator('div')).toHaveCSS('opacity', '0.85')
  await expect.poll(() => durations(page)).toEqual([800])
  letGo()
  await expect(page).toHaveURL(/\/br\/company\?from=letter#values$/)
  const [choice] = await context.cookies()
  expect(choice).toMatchObject({ name: 'isoCountry', value: 'br', sameSite: 'Lax' })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rb')))
    .toBe('{"isoCountry":"br","env":"prod","lang":"por"}')

  await page.goBack()
  await expect(page).toHaveURL(/\/gl\/company\?from=letter#values$/)
  await expect(cover(page)).toHaveCount(0)
  await trigger(page).click()
  await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toHaveText('Chosen before')
  await expect(dialog(page).locator('.country-dialog-list a').first()).toContainText('Brazil')
})

test('the country of the page leaves its visitor there, also at an address with a part', async ({
  page
}) => {
  await openSelector(page, '/th/problem/rice-blast#crop-rice')
  await inList(page, 'th').click()
  await expect(cover(page)).toBeVisible()
  await expect(cover(page)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/th\/problem\/rice-blast#crop-rice$/)
})

test.describe('where the country has no such page', () => {
  test.use({ expectedComplaints: /status of 404 / })

  test('from a product that a country does not list to what it has instead, in its language', async ({
    page
  }) => {
    await acceptNotice(page)
    await page.goto('/br/product/4158')
    await trigger(page).click()
    await inList(page, 'th').click()
    await expect(page).toHaveURL(/\/th\/product-list\?instead=br-prod-por~4158&ingredient=/)
    const sentence = page.locator('[data-part=instead]')
    await expect(sentence).toBeVisible()
    await expect(sentence).toHaveText(/^[^a-z]+$/i)
    await expect(page.locator('[data-part=nothing]')).toBeHidden()
    const chips = page.locator('[data-part=chips] .chip')
    await expect(chips.first()).toBeVisible()
    for (const name of await chips.allTextContents()) expect(name).toMatch(/^[^a-z]+$/i)
    await expect(page.locator('.as-cards > li:visible').first()).toBeVisible()
    await chips.first().click()
    await expect(page).not.toHaveURL(/instead/)
    await expect(sentence).toBeHidden()

    await page.goBack()
    await expect(page).toHaveURL(/instead/)
    await trigger(page).click()
    await inList(page, 'br').click()
    await expect(page).toHaveURL(/\/br\/product\/4158$/)
  })
})

test('from a product to the same product of that country, whatever its id there', async ({
  page
}) => {
  await page.goto('/gl/product/4101')
  const same = page.locator('#elsewhere a[data-same-in="br"]')
  await expect(same).toContainText('Nordeste 480 SL')
  await same.evaluate((link: HTMLAnchorElement) => (link.href = '/br/product/4103'))
  await trigger(page).click()
  await inList(page, 'br').click()
  await expect(page).toHaveURL(/\/br\/product\/4103$/)
})

test('from a page of a partner country to the list of the country, for the same words', async ({
  page
}) => {
  await openSelector(page, '/gl/product-b2b-list/118?q=glyphosate')
  await inList(page, 'br').click()
  await expect(page).toHaveURL(/\/br\/product-list\?q=glyphosate$/)
})

test('from a product to the same product in the list of a partner country', async ({ page }) => {
  await page.goto('/gl/product/4101')
  const same = await page.locator('#elsewhere a[data-same-in="zw"]').getAttribute('href')
  await openSelector(page, '/gl/product/4101')
  await inList(page, 'zw').click()
  await expect(page).toHaveURL(same ?? '')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

test.describe('a site or a page that cannot be reached', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('takes its cover away and is named', async ({ page, context }) => {
    await openSelector(page, '/gl/company')
    await dialog(page).getByRole('searchbox').fill('saudi')
    await context.setOffline(true)
    await inList(page, 'sa').click()
    await expect(cover(page)).toHaveCount(0)
    const status = dialog(page).getByRole('status')
    await expect(status).toHaveText(/^Saudi Arabia could not be reached/)
    await dialog(page).getByRole('searchbox').fill('sa')
    await expect(status).toHaveText(/^Countries found: \d+$/)
    await expect(page).toHaveURL(/\/gl\/company$/)
    await context.setOffline(false)
    await inList(page, 'sa').click()
    await expect(page).toHaveURL(/\/sa\/company$/)
  })

  test('is opened at its list of products, which says that it does not have the crop', async ({
    page
  }) => {
    await openSelector(page, '/gl/crop/cocoa?from=letter')
    await inList(page, 'sa').click()
    await expect(page).toHaveURL(/\/sa\/product-list\?crop=cocoa$/)
    await expect(page.locator('[data-part=nothing]')).toContainText('cocoa')
  })

  test('is opened at its list of products, which says that it does not have a crop of the problem', async ({
    page
  }) => {
    await openSelector(page, '/gl/problem/anthracnose#crop-maize')
    await inList(page, 'sa').click()
    await expect(page).toHaveURL(/\/sa\/product-list\?problem=anthracnose&crop=maize$/)
  })

  test('opens the page of country links when the list itself does not come', async ({ page }) => {
    await page.route('**/countries-*.json', route => route.abort())
    await page.goto('/gl/company')
    await trigger(page).click()
    await expect(page).toHaveURL(/\/gl\/solutions#countries$/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing fades or pulses', async ({ page }) => {
    await openSelector(page, '/gl/company')
    const letGo = await hold(page, '**/sa/company')
    await inList(page, 'sa').click()
    await expect(cover(page).locator('div')).toHaveCSS('opacity', '0.85')
    expect(await durations(page)).toEqual([])
    letGo()
    await expect(page).toHaveURL(/\/sa\/company$/)
  })
})

test('a plan is the same one again after a way over a country that does not list its first spray', async ({
  page
}) => {
  await acceptNotice(page)
  await openSelector(
    page,
    '/br/problem/asian-soybean-rust?first=4159&start=2026-11-20#crop-soybean'
  )
  await inList(page, 'ru').click()
  await expect(page).toHaveURL(/\/ru\/problem\/asian-soybean-rust\?first=br-prod-por(~|%7E)4159&/)
  const first = page.locator('#crop-soybean [data-tool=plan] select[name=first]')
  await expect(first).toBeVisible()
  await trigger(page).click()
  await inList(page, 'br').click()
  await expect(page).toHaveURL(/\/br\/problem\/asian-soybean-rust\?first=4159&start=2026-11-20#/)
  await expect(first).toHaveValue('4159')
})

test('the same products are compared in another country, and all of them again after a way back', async ({
  page
}) => {
  await acceptNotice(page)
  // South Africa lists the first and the third of them.
  await openSelector(page, '/br/compare?ids=4146,4159,4158')
  const names = page.locator('.compare .names th[data-family] a')
  await expect(names).toHaveCount(3)
  const third = await names.nth(1).innerText()
  await inList(page, 'za').click()
  await expect(page).toHaveURL(/\/za\/compare\?ids=4146,br-prod-por~4159,4158$/)
  await expect(names).toHaveCount(2)
  await expect(page.locator('[data-part=note]')).toContainText(`not listed here: ${third}`)

  await trigger(page).click()
  await inList(page, 'br').click()
  await expect(page).toHaveURL(/\/br\/compare\?ids=4146,4159,4158$/)
  await expect(names).toHaveCount(3)
})

test('a comparison of which a country lists nothing names the products, and leads back to them', async ({
  page
}) => {
  await openSelector(page, '/gl/compare?ids=4101,4103')
  const names = page.locator('.compare .names th[data-family] a')
  await expect(names).toHaveCount(2)
  const compared = await names.allInnerTexts()
  await inList(page, 'uz').click()
  await expect(page).toHaveURL(/\/uz\/compare\?ids=gl-prod-eng~4101,gl-prod-eng~4103$/)
  const note = page.locator('[data-part=note]')
  for (const name of compared) await expect(note).toContainText(name)
  await note.getByRole('link', { name: 'Compare them where they are listed: Global' }).click()
  await expect(page).toHaveURL(/\/gl\/compare\?ids=4101,4103$/)
  await expect(names).toHaveText(compared)
})

test('a product is compared again after a way over two countries that have it or not', async ({
  page
}) => {
  await acceptNotice(page)
  // Mexico lists the second one, Saudi Arabia none.
  await openSelector(page, '/br/compare?ids=4146,4158')
  for (const country of ['mx', 'sa', 'br']) {
    await inList(page, country).click()
    await expect(page).toHaveURL(new RegExp(`/${country}/compare`))
    if (country !== 'br') await trigger(page).click()
  }
  await expect(page).toHaveURL(/\/br\/compare\?ids=4146,4158$/)
})

test.describe('where the ids of other countries do not come', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('a comparison stays, and the country is named', async ({ page }) => {
    await acceptNotice(page)
    await page.route('**/same-products.json', route => route.abort())
    await openSelector(page, '/br/compare?ids=4146,4158')
    await inList(page, 'za').click()
    await expect(dialog(page).getByRole('status')).toContainText('África do Sul')
    await expect(page).toHaveURL(/\/br\/compare\?ids=4146,4158$/)
  })
})
