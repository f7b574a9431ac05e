import { dialog, hold, inList, openSelector, trigger } from './helpers/country-selector.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.use({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })

test('opens with the first click, over the whole screen, and loads nothing before', async ({
  page
}) => {
  const early: string[] = []
  page.on('request', request => early.push(request.url()))
  await page.goto('/gl/company')
  await page.waitForLoadState('networkidle')
  expect(early.filter(url => /hydrate|countries-|country-selector/.test(url))).toEqual([])

  await trigger(page).click()
  const dialog = page.getByRole('dialog', { name: 'Choose your country' })
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await expect(dialog.getByRole('searchbox', { name: 'Find your country' })).toBeFocused()
  const regions = ['Everywhere', 'Africa', 'Americas', 'Asia', 'Europe', 'Middle East', 'Oceania']
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(regions)
  await expect(inList(page, 'th')).toContainText('Thailand')
  await expect(inList(page, 'th').locator('[lang="th"]')).toHaveText('ไทย')
  await expect(inList(page, 'gl')).toHaveAttribute('aria-current', 'true')
})

test('its countries and styles are requested beside React, and it opens before its map', async ({
  page
}) => {
  const bringReact = await hold(page, '**/_assets/react-dom.*')
  const bringMap = await hold(page, '**/_assets/world-rows*')
  await page.goto('/gl/company')
  const asked = [/countries-gl/, /country-selector.*css/].map(url => page.waitForRequest(url))
  await trigger(page).hover()
  await Promise.all(asked)
  bringReact()
  await trigger(page).click()
  await expect(inList(page, 'th')).toBeVisible()
  await expect(dialog(page).locator('aside path[data-type]')).toHaveCount(0)
  bringMap()
  await expect(dialog(page).locator('aside path[data-type]')).not.toHaveCount(0)
})

test('is used by keyboard alone: search, arrows, Escape', async ({ page }) => {
  await page.goto('/gl/company')
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  const search = dialog(page).getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('cote d')
  await expect(dialog(page).getByRole('status')).toHaveText('Countries found: 1')
  await page.keyboard.press('ArrowDown')
  await expect(inList(page, 'ci')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await search.fill('xyzz')
  await expect(dialog(page).getByRole('status')).toContainText('No country called “xyzz”')
  await search.fill('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(dialog(page).locator('.country-dialog-list a').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()
})

test('each language of a country is a link of its own, by keyboard too', async ({
  page,
  context
}) => {
  await acceptNotice(page)
  await page.goto('/br/company')
  await trigger(page).click()
  const search = dialog(page).getByRole('searchbox')
  await search.fill('Tail')
  await expect(inList(page, 'th')).toBeVisible()
  await search.press('ArrowDown')
  await expect(inList(page, 'th')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('link', { name: 'ไทย', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const english = dialog(page).getByRole('link', { name: 'English', exact: true })
  await expect(english).toBeFocused()
  await expect(english).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/th-prod-eng\/company$/)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
    'isoCountry=th',
    'lang=eng'
  ])
})

test.describe('a partner’s site', () => {
  test.use({ allowedHosts: ['example.org'] })

  test('opens in a tab of its own, and the selector stays', async ({ page, context }) => {
    await context.route('https://example.org/**', route => route.fulfill({ body: 'A partner.' }))
    await openSelector(page, '/gl/company')
    const partner = page.locator('.country-dialog-list a[data-type="external_website"]').first()
    await expect(partner).toHaveAttribute('rel', 'noopener')
    const [tab] = await Promise.all([context.waitForEvent('page'), partner.click()])
    await expect(tab).toHaveURL((await partner.getAttribute('href')) ?? '')
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await expect(dialog(page)).toBeVisible()
  })
})

test('a country with a list or a form leads to its page in the global tree that is read', async ({
  page
}) => {
  await openSelector(page, '/gl-prod-zho')
  await page
    .locator('.country-dialog-list a[data-type="product_commercialization"]')
    .first()
    .click()
  await expect(page).toHaveURL(/\/gl-prod-zho\/product-b2b-list\/\d+$/)
  await openSelector(page, '/sa')
  await page.locator('.country-dialog-list a[data-type="contact_form"]').first().click()
  await expect(page).toHaveURL(/\/gl\/product-b2b-contact\/\d+$/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('suggests the visitor’s country, and opens it by one tap', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('geoCountry', 'sa'))
    await page.goto('/gl/news')
    await trigger(page).tap()
    const here = page.locator('.country-dialog-here')
    await expect(here).toContainText('Looks like you are in')
    await expect(dialog(page).getByRole('searchbox')).not.toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const small = await dialog(page)
      .locator('a, button')
      .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 44).length)
    expect(small).toBe(0)
    await here.getByRole('link', { name: 'Go to Saudi Arabia' }).tap()
    await expect(page).toHaveURL(/\/sa\/news$/)
  })

  test('from the menu: Escape empties the search, then closes it, and the menu stays', async ({
    page
  }) => {
    await page.goto('/gl/company')
    await page.locator('header .menu summary').tap()
    const inMenu = page.locator('header .menu a.country')
    await inMenu.focus()
    await page.keyboard.press('Enter')
    const search = dialog(page).getByRole('searchbox')
    await search.fill('cote')
    await search.press('Escape')
    await expect(search).toBeVisible()
    await expect(search).toHaveValue('')
    await search.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(inMenu).toBeFocused()
  })
})

test('reads from right to left, and finds by any name', async ({ page }) => {
  await openSelector(page, '/sa')
  const search = dialog(page).getByRole('searchbox')
  for (const [query, iso] of [
    ['germany', 'de'],
    ['deutschland', 'de'],
    ['المانيا', 'de'],
    ['TH', 'th'],
    ['中国', 'cn']
  ] as const) {
    await search.fill(query)
    await expect(dialog(page).locator('.country-dialog-list a').first()).toHaveAttribute(
      'data-choose-country',
      iso
    )
  }
  const [list, map] = [
    dialog(page).locator('.country-dialog-list'),
    dialog(page).locator('aside svg')
  ]
  const start = async (part: typeof list) => (await part.boundingBox())?.x ?? 0
  expect(await start(list)).toBeGreaterThan(await start(map))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a page of country links', async ({ page }) => {
    await page.goto('/br/company')
    await trigger(page).click()
    await expect(page).toHaveURL(/\/gl\/solutions#countries$/)
    await expect(page.locator('#countries details a[data-choose-country="sa"]')).toHaveAttribute(
      'href',
      '/sa'
    )
  })
})
