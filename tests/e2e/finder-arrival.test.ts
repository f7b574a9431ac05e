import type { Page } from '@playwright/test'
import { count } from './helpers/finder-page.ts'
import { holdBack } from './helpers/hold-back.ts'
import { expect, test } from './helpers/visitor.ts'

const words = (page: Page) => page.locator('.finder-search input')

test('what was asked elsewhere stands in the field at once, and a word says that the answer is on its way', async ({
  page
}) => {
  const release = await holdBack(page, /_assets\/(search|finder)-.*\.json/)
  await page.goto('/gl/product-list?q=nicosulfuron')
  await expect(words(page)).toHaveValue('nicosulfuron')
  await expect(count(page)).toHaveText('Loading')
  release()
  await expect(count(page)).toHaveText(/^Showing \d+ of/)
  await expect(words(page)).toHaveValue('nicosulfuron')
})

test('what was asked elsewhere stands in the field before the list is ready, and no other number is shown', async ({
  page
}) => {
  const release = await holdBack(page, /_assets\/ProductResults.*\.js/)
  await page.goto('/gl/product-list?q=nicosulfuron%20', { waitUntil: 'commit' })
  await expect(words(page)).toHaveValue('nicosulfuron')
  await expect(count(page)).toBeHidden()
  const steps = await page.evaluate(() => history.length)
  release()
  await expect(count(page)).toHaveText(/^Showing \d+ of/)
  await expect(words(page)).toHaveValue('nicosulfuron')
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('the number of products comes with the list, not above an empty one', async ({ page }) => {
  const release = await holdBack(page, /_assets\/answer-card.*\.js/)
  await page.goto('/gl/product-list?crop=maize&problem=fall-armyworm')
  const card = page.locator('product-results [data-part=list] h3').filter({ visible: true })
  await expect(page.locator('[data-part=card]')).toHaveText('Loading')
  await expect(count(page)).toHaveText('Loading')
  release()
  await expect(count(page)).toHaveText(/^Showing \d+ of/)
  await expect(card.first()).toBeVisible()
})
