import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { KEEP_WORKER } from '#config/script-policies.ts'
import { readSettings } from '#config/settings.ts'
import { bundleWorkers, workerOf } from '#scripts/build/bundle-workers.ts'
import { aFieldSite, type FieldSite } from '../helpers/a-field-site.ts'
import { received, uniqueText } from './helpers/enquiries.ts'
import { expect, test } from './helpers/visitor.ts'

// The site of these tests has a host of its own, which is sometimes unreachable.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectedComplaints: /^third party: http:\/\/localhost:|Failed to load resource|Failed to fetch/
})

const { outDir } = readSettings(process.env)
const product = '/gl/product/4101'
let site: FieldSite

test.beforeEach(async () => {
  site = await aFieldSite(outDir)
})
test.afterEach(() => site.remove())

const control = (page: Page) => page.getByRole('link', { name: 'Save for the field' })
const isKept = (page: Page) => expect(page.getByText(/^Saved on /)).toBeVisible()
const banner = (page: Page) =>
  page.getByText(/^Saved copy of .*; the printed label is the only valid source\.$/)
const doses = (page: Page) => page.locator('[data-doses]').first()
const noDoses = (page: Page) => page.getByText('Doses and labels are not shown')
const row = (page: Page) => page.locator('kept-pages ul > li')

async function keepProduct(page: Page): Promise<void> {
  await page.goto(site.url + product)
  await control(page).tap()
  await isKept(page)
}

/** Everything that the browser stores of the site besides its cache. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    return [...(await caches.keys()), ...workers.map(({ scope }) => new URL(scope).pathname)]
  })

const statusOf = (page: Page, path: string) =>
  page.evaluate(
    path =>
      fetch(path).then(
        ({ status }) => status,
        () => 'no answer'
      ),
    path
  )

/** Changes the date of the page, as if it had been stored this many days ago. */
const age = (page: Page, path: string, days: number) =>
  page.evaluate(
    async ([path, days]) => {
      const store = await caches.open('kept-1')
      const copy = await store.match(path)
      const headers = new Headers(copy?.headers)
      const kept = JSON.parse(decodeURIComponent(headers.get('x-kept') ?? '')) as object
      const date = new Date(Date.now() - days * 86_400_000).toISOString()
      headers.set('x-kept', encodeURIComponent(JSON.stringify({ ...kept, date })))
      await store.put(path, new Response(await copy?.blob(), { headers }))
    },
    [path, days] as const
  )

test('a kept product is read without the host: doses, calculator, label, and a question that waits', async ({
  page,
  context
}) => {
  await page.goto(site.url + product)
  expect(await held(page)).toEqual([])
  const label = (await page.locator('main a[href$=".pdf"]').first().getAttribute('href')) ?? ''
  await keepProduct(page)
  expect(await held(page)).toEqual(['kept-1', '/'])

  await site.leave()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await expect(doses(page)).toBeVisible()
  await isKept(page)
  expect(await statusOf(page, label)).toBe(200)
  await page.locator('summary', { hasText: 'Calculate for my field' }).tap()
  await page.getByLabel('Area', { exact: true }).fill('12')
  await expect(page.locator('[data-tool=amounts] tbody td').first()).toBeVisible()

  await context.setOffline(true)
  const message = uniqueText()
  await page.getByRole('link', { name: 'Contact Us' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ana@farm.example')
  await dialog.getByLabel('Country / Area').selectOption({ label: 'Brazil' })
  await dialog.getByLabel('Message').fill(message)
  await dialog.getByRole('button', { name: 'Submit' }).tap()
  await expect(dialog.getByText('Waiting to be sent')).toBeVisible()
  expect(await received(message)).toEqual([])
})

test('a page is kept with its calculation, also one that was made later, which the list opens', async ({
  page
}) => {
  await keepProduct(page)
  await page.locator('summary', { hasText: 'Calculate for my field' }).tap()
  const area = page.getByLabel('Area', { exact: true })
  await area.fill('12')
  await expect(page).toHaveURL(/area=12&.*#doses$/)
  const calculated = page.url()
  await page.getByRole('link', { name: 'Saved pages' }).tap()
  await expect(page).toHaveURL(`${site.url}/gl/kept`)
  await site.leave()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site.url}/gl/kept`)
  await row(page).getByRole('link').tap()
  await expect(page).toHaveURL(calculated)
  await expect(banner(page)).toBeVisible()
  await expect(area).toHaveValue('12')
})

test('a page that is not kept is answered by the list of those that are', async ({ page }) => {
  await keepProduct(page)
  await site.leave()
  await page.goto(`${site.url}/gl/company`)
  const note = page.getByText('There is no connection, and this page is not saved').locator('..')
  await expect(note).toBeVisible()
  await expect(note.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(2)
  await row(page).getByRole('link').tap()
  await expect(page).toHaveURL(site.url + product)
  await expect(banner(page)).toBeVisible()
})

test('the list in place of a page makes way for it when the connection is back', async ({
  page,
  context
}) => {
  await keepProduct(page)
  await site.leave()
  await context.setOffline(true)
  await page.goto(`${site.url}/gl/company`)
  await expect(row(page)).toHaveCount(1)
  await site.comeBack()
  await context.setOffline(false)
  await expect(page.locator('kept-pages')).toHaveCount(0)
  await expect(page).toHaveURL(`${site.url}/gl/company`)
})

test('doses and labels are gone on day 31, and are back when the page is opened with a connection', async ({
  page
}) => {
  await keepProduct(page)
  const label = (await page.locator('main a[href$=".pdf"]').first().getAttribute('href')) ?? ''
  const main = page.locator('main')
  await age(page, product, 31)
  await site.leave()
  await page.reload()
  await expect(noDoses(page)).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expect(main).toContainText('Active ingredient')
  expect(await main.innerText()).not.toMatch(/\d\s*(L|kg|g|mL)\/ha/)
  await expect(doses(page)).toBeHidden()
  expect(await statusOf(page, label)).toBe('no answer')
  await page.goto(`${site.url}/gl/kept`)
  await expect(row(page)).toContainText('Doses not shown')

  await site.comeBack()
  await page.goto(site.url + product)
  await expect(doses(page)).toBeVisible()
  await isKept(page)
  await expect(page.locator('[data-name=keep-page] a')).not.toHaveAttribute('aria-busy', 'true')
  await site.leave()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await expect(doses(page)).toBeVisible()
})

test('a product that is withdrawn loses doses and label, whatever page is opened next', async ({
  page
}) => {
  await keepProduct(page)
  site.publish('/gl/valid.json', '{}')
  await page.goto(`${site.url}/gl/company`)
  await expect
    .poll(() => page.evaluate(async path => (await caches.match(path)) === undefined, product))
    .toBe(true)
  await site.leave()
  await page.goto(site.url + product)
  await expect(noDoses(page)).toBeVisible()
  await expect(doses(page)).toBeHidden()
})

test('what is kept is listed, and removed one by one or all at once, with the worker', async ({
  page
}) => {
  await keepProduct(page)
  await page.goto(`${site.url}/gl/problem/anthracnose`)
  await control(page).tap()
  await isKept(page)
  await page.getByRole('link', { name: 'Saved pages' }).tap()
  await expect(row(page)).toHaveCount(2)
  await expect(row(page).first()).toContainText(/Saved on .* MB/)
  await row(page).first().getByRole('button').tap()
  await expect(row(page)).toHaveCount(1)
  expect(await held(page)).toEqual(['kept-1', '/'])
  await page.getByRole('button', { name: 'Remove all' }).tap()
  await expect(page.getByText('No pages saved on this device')).toBeVisible()
  expect(await held(page)).toEqual([])
})

test('the switch of the operator removes everything at the next visit', async ({ page }) => {
  await keepProduct(page)
  await bundleWorkers('.build/workers')
  const remover = `.build/workers/${workerOf({ keepsPages: false })}`
  site.publish(KEEP_WORKER, readFileSync(remover, 'utf8'))
  await page.goto(`${site.url}/gl/company`)
  await expect.poll(() => held(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing offers to keep a page', async ({ page }) => {
    await page.goto(site.url + product)
    await expect(doses(page)).toBeVisible()
    await expect(control(page)).toBeHidden()
  })
})
