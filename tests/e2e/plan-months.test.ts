import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.beforeEach(({ page }) => acceptNotice(page))

test('a plan says on screen and on paper if its first day is in none of the months of the label’s stages', async ({
  page
}) => {
  await page.goto('/br/problem/asian-soybean-rust?first=4158&start=2026-06-15#crop-soybean')
  const plan = page.locator('#crop-soybean [data-tool=plan]')
  const season = plan.locator('.season')
  await expect(season).toContainText('primeira aplicação em novembro–dezembro.')
  await page.emulateMedia({ media: 'print' })
  await expect(season).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await plan.getByLabel('Primeiro dia').fill('2026-12-01')
  await expect(season).toBeHidden()
})
