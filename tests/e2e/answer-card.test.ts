import { acceptNotice, expect, test } from './helpers/visitor.ts'

const card = '/br/problem/asian-soybean-rust#crop-soybean'

test.beforeEach(({ page }) => acceptNotice(page))

test('a crop and a problem are answered above the list, with the amount for a field', async ({
  page
}) => {
  await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust')
  const answer = page.locator('[data-part=card]')
  await expect(answer.getByRole('row', { name: /Argestes 300 SC/ }).first()).toContainText(
    'FRAC 11 + 3'
  )
  await answer.locator('summary').first().click()
  await answer.getByLabel('Área', { exact: true }).fill('10')
  // 0.5–0.6 L/ha on 10 ha; 150 L/ha are 75 tanks of 20 L.
  const row = answer.locator('[data-tool=amounts] tbody tr').filter({ hasText: 'Argestes 300 SC' })
  await expect(row).toContainText(/5–\u2060?6\u00a0L/)
  await expect(row).toContainText(/75\u00a0× 20\u00a0L/)
})

test('a season is planned, and kept in the address', async ({ page }) => {
  await page.goto(card.replace('#', '?first=4158&start=2026-12-01#'))
  const sprays = page.locator('#crop-soybean [data-tool=plan] tbody tr')
  await expect(sprays.first()).toContainText('Argestes 300 SC')
  await expect(sprays.nth(1)).toContainText('19 de dez. de 2026')
  await page
    .getByLabel('Primeira aplicação')
    .first()
    .selectOption({ label: 'Favonio 500 SC (FRAC 11 + 7)' })
  await expect(page).toHaveURL(/first=\d+&start=2026-12-01#crop-soybean$/)
  await expect(sprays.first()).toContainText('Favonio 500 SC')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a card has the amount for a hectare and a season as tables', async ({ page }) => {
    await page.goto(card)
    const tables = page.locator('#crop-soybean details table')
    await expect(tables.first()).toContainText(/500–\u2060?600\u00a0mL/)
    await expect(tables.nth(1)).toContainText('FRAC M03')
  })
})

test('a card is printed alone, on one sheet of A5', async ({ page }) => {
  await page.goto(card)
  const sizes = (await page.pdf({ preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/MediaBox\s*\[[^\]]*\]/g)
  expect(sizes).toHaveLength(1)
  expect(sizes?.[0]).toMatch(/59\d(\.\d+)? 4[12]\d/)
})
