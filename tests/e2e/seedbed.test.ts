import { cards } from './helpers/finder-page.ts'
import { expect, test } from './helpers/visitor.ts'

const chosen = '.sown:has(:checked)'

test('home leads from the seeds of a family to as many products in the list', async ({ page }) => {
  await page.goto('/sa')
  const families = page.locator('[name="seeds"]')
  await families.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(families.nth(1)).toBeChecked()
  await expect(page.locator('.found:visible')).toHaveCount(1)
  const link = page.locator(`${chosen} .found a`)
  const count = Number(/\d+/.exec(await link.innerText())?.[0])
  await link.click()
  await expect(page).toHaveURL(/product-list\?family=2002/)
  await expect(cards(page)).toHaveCount(count)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home enlarges the seeds of the family that is chosen', async ({ page }) => {
    await page.goto('/sa')
    const label = page.locator('.sown label').nth(2)
    await label.click()
    await expect(page.locator(`${chosen} label`)).toHaveText(await label.innerText())
    const width = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate(svg => Number.parseFloat(getComputedStyle(svg).strokeWidth))
    await expect
      .poll(
        async () => (await width(`${chosen} svg`)) > (await width('.sown:not(:has(:checked)) svg'))
      )
      .toBe(true)
  })
})
