import { expect, test } from './helpers/visitor.ts'

const chosen = (page: import('@playwright/test').Page) => page.locator('[name="month"]:checked')

test('home shows the problems of the month of the visitor, and of any other by key', async ({
  page
}) => {
  await page.clock.setFixedTime(new Date('2027-02-10T12:00:00Z'))
  await page.goto('/sa')
  await expect(chosen(page)).toHaveValue('2')
  await chosen(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveValue('3')
  await expect(page.locator('.panel:visible')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows one month by its name, and any other that is chosen', async ({ page }) => {
    await page.goto('/sa')
    await expect(page.locator('.panel:visible')).toHaveCount(1)
    await page.locator('label:has([name="month"][value="3"])').click()
    await expect(chosen(page)).toHaveValue('3')
    await expect(page.locator('.panel:visible a').first()).toBeVisible()
  })
})
