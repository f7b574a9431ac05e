import { readSettings } from '#config/settings.ts'
import { aFieldSite, type FieldSite } from '../helpers/a-field-site.ts'
import { holdBack } from './helpers/hold-back.ts'
import { expect, test } from './helpers/visitor.ts'

// The site of this test has a host of its own.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectedComplaints: /^third party: http:\/\/localhost:|Failed to load resource|Failed to fetch/
})

const { outDir } = readSettings(process.env)
let site: FieldSite

test.beforeEach(async () => {
  site = await aFieldSite(outDir)
})
test.afterEach(() => site.remove())

test('who leaves a page before it is saved is asked first, and who leaves it afterwards is not', async ({
  page
}) => {
  await page.goto(`${site.url}/gl/product/4101`)
  const release = await holdBack(page, /\/gl\/kept$/)
  await page.getByRole('link', { name: 'Save for the field' }).tap()
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
