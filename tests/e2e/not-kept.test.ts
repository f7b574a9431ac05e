import type { Page } from '@playwright/test'
import { readSettings } from '#config/settings.ts'
import { aFieldSite, type FieldSite } from '../helpers/a-field-site.ts'
import { holdBack } from './helpers/hold-back.ts'
import { expect, test } from './helpers/visitor.ts'

// The site of these tests has a host of its own.
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

const save = (page: Page) => page.getByRole('link', { name: 'Save for the field' })

test('where the browser refuses storage, or has no room, the page says so and stays', async ({
  page
}) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  })
  await page.goto(site.url + product)
  await save(page).tap()
  await expect(page.getByText('Not saved: there is no room for more pages')).toBeVisible()
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('', 'SecurityError'))
  })
  await page.goto(site.url + product)
  await save(page).tap()
  await expect(
    page.getByText('Not saved: this browser does not let sites save pages')
  ).toBeVisible()
  await expect(page.locator('[data-doses]').first()).toBeVisible()
})

test('a page of which only a part has room is not in the list of saved pages', async ({ page }) => {
  await page.addInitScript(product => {
    const prototype: { put: Cache['put'] } = Cache.prototype
    prototype.put = new Proxy(prototype.put, {
      apply: (put, cache, [request, answer]: Parameters<Cache['put']>) =>
        request === product
          ? Promise.reject(new DOMException('', 'QuotaExceededError'))
          : put.call(cache as Cache, request, answer)
    })
  }, product)
  await page.goto(site.url + product)
  await save(page).tap()
  await expect(page.getByText('Not saved: there is no room for more pages')).toBeVisible()
  await page.goto(`${site.url}/gl/kept`)
  await expect(page.locator('kept-pages [data-part=empty]')).toBeVisible()
  await expect(page.locator('kept-pages ul > li')).toHaveCount(0)
})

test('who leaves a page before it is saved is asked first, and who leaves it afterwards is not', async ({
  page
}) => {
  await page.goto(site.url + product)
  const release = await holdBack(page, /\/gl\/kept$/)
  await save(page).tap()
  await expect(page.getByText('Saving…')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto(`${site.url}/gl/company`).catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  release()
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  await page.goto(`${site.url}/gl/company`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
