import { filter } from './helpers/finder-page.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('for a crop, its problems are first', async ({ page }) => {
  await page.goto('/gl/product-list')
  await filter(page, 'Tomato').click()
  const problems = page.locator('.filter').nth(1).getByRole('checkbox')
  await expect(
    problems.filter({ has: page.locator(':scope[aria-label^="Late blight"]') })
  ).toHaveCount(1)
  await expect(problems.first()).toBeEnabled()
  await expect(page.locator('.filter').nth(1).locator('input:enabled')).toHaveCount(8)
})

test('choices do not move under the pointer', async ({ page }) => {
  const problems = page.locator('.filter').nth(1)
  await page.goto('/gl/product-list')
  const ofAllProducts = (await problems.textContent()) ?? ''
  await page.goto('/gl/product-list?crop=tomato')
  await expect(filter(page, 'Tomato')).toBeChecked()
  // The counts follow the products.
  await expect(problems).not.toHaveText(ofAllProducts)
  const aimedAt = problems.locator('input:enabled').first()
  const name = (await aimedAt.getAttribute('aria-label')) ?? ''
  await aimedAt.scrollIntoViewIfNeeded()
  const box = await aimedAt.boundingBox()
  if (!box) throw new Error('The first problem is not drawn.')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(place.x, place.y)
  // In the other views, the choices of the selected crop come first now.
  await expect(page.locator('.filter').nth(6).locator('input:enabled')).toHaveCount(3)
  await page.mouse.click(place.x, place.y)
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await page.mouse.move(5, 5)
  await expect(problems.locator('input:enabled')).toHaveCount(8)
})
