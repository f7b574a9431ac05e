import {
  expectReceivedOnce,
  fillB2bForm,
  openB2bForm,
  sendButton,
  thanks,
  uniqueText
} from './helpers/enquiries.ts'
import { cards, chip, filter, shown } from './helpers/finder-page.ts'
import { expect, test } from './helpers/visitor.ts'

// A newer deployment removed the file, a filter blocks it, or a request fails: the browser is
// online, but code does not load.
test.use({ expectedComplaints: /Failed to load resource|dynamically imported module/ })

const formCode = '**/live-form.*.js'
const react = '**/react-dom.*.js'

test('a form without its code is posted by the browser, keeps what was typed, and is the same enquiry when sent again', async ({
  page
}) => {
  await page.route(formCode, route => route.abort())
  const message = uniqueText()
  await openB2bForm(page)
  const form = page.url()
  await fillB2bForm(page, `${message}\nSince Monday.`)
  await page.locator('#email').fill('ana..souza@farm.example')
  await sendButton(page).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByRole('link', { name: 'Send again' }).click()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(page.locator('#message')).toHaveValue(`${message}\nSince Monday.`)
  await page.locator('#email').fill('ana@farm.example')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  await expectReceivedOnce(message)

  await page.unroute(formCode)
  await page.goto(form)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible()
  await expect(page).toHaveURL(form)
  await expectReceivedOnce(message)
  expect(await page.evaluate(() => localStorage.getItem('draft:gl:b2b'))).toBeNull()
})

test('islands are links and forms without React: countries, contact, the Brazilian notice', async ({
  page
}) => {
  await page.route(react, route => route.abort())
  await page.goto('/gl/company')
  await page.locator('header .country').filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl\/solutions#countries$/)

  await page.goto('/gl/product-list')
  await page.locator('main a[href^="/gl/product/"]').first().click()
  await page.getByRole('link', { name: 'Ask about this product' }).click()
  await expect(page).toHaveURL(/\/gl\/contact-us\?product=/)

  await page.goto('/br/company')
  await page.locator('#brazil-notice button').click()
  await expect(page.locator('#brazil-notice')).toBeHidden()
  await page.goto('/br/news')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#brazil-notice')).toBeHidden()
})

test('the filters answer without React, and say where they cannot', async ({ page }) => {
  await page.route(react, route => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gl/product-list')
  await filter(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize')
  await expect(chip(page, 'Maize')).toBeVisible()
  const ofMaize = await shown(page)
  await filter(page, 'Rice').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize&crop=rice')
  await filter(page, 'Rice').click()
  await expect(cards(page)).toHaveCount(ofMaize)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')
  await expect(page).toHaveURL('/gl/product-list?crop=maize&sort=name')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await page.unroute(react)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Filter · 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Maize' })).toBeChecked()
})

test('without the code of the answer, each choice says so', async ({ page }) => {
  await page.route('**/find.*.js', route => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gl/product-list')
  await filter(page, 'Maize').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await filter(page, 'Rice').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize&crop=rice')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('product-results')).not.toHaveAttribute('aria-busy', 'true')
})

test('a country is gone to without its cover', async ({ page }) => {
  await page.route('**/country-change.*.js', route => route.abort())
  await page.goto('/gl/solutions')
  await page.locator('main a[data-choose-country="sa"]').first().click()
  await expect(page).toHaveURL(/\/sa$/)
})

test.describe('without the code of the geolocation', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36' })

  test('the page is recorded all the same', async ({ page }) => {
    await page.route('**/geolocation.*.js', route => route.abort())
    await page.goto('/gl/company')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rb'))).toContain('"gl"')
    await expect(page).toHaveURL(/\/gl\/company$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of saved pages says what it needs', async ({ page }) => {
    await page.goto('/gl/kept')
    await expect(page.getByText('Saving pages needs JavaScript.')).toBeVisible()
  })
})
