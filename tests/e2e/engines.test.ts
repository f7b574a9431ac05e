import { expectReceivedOnce, thanks, uniqueText } from './helpers/enquiries.ts'
import { cards, chip, count, filter } from './helpers/finder-page.ts'
import { journeys } from './helpers/journeys.ts'
import { expect, test } from './helpers/visitor.ts'

// Runs in Firefox if the machine has it, to show that the site works in a second engine. Letters are typed, because
// React in Firefox does not notice `fill`.

test('a visitor reads what each page answers', async ({ page }) => {
  test.slow()
  for (const { name, path, act, answer, like } of journeys)
    await test.step(name, async () => {
      await page.goto(path)
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
      await act(page)
      await expect.poll(() => answer(page), name).toMatch(like)
    })
})

test('a word and a crop filter the list, a product is taken to the comparison', async ({
  page
}) => {
  await page.goto('/gl/product-list')
  await filter(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize')
  await page.locator('.finder-search input').click()
  await page.keyboard.type('nicosulfuron')
  // The suggestions for some of the letters change, so they are not clicked.
  await expect(chip(page, '“nicosulfuron”')).toBeVisible()
  await expect(count(page)).toHaveText(/^Showing 1 of/)
  await expect(chip(page, 'Maize')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Compare/ })
    .click()
  await page.locator('compare-tray a').click()
  await expect(page).toHaveURL(/\/gl\/compare\?ids=\w+$/)
  await expect(page.locator('.compare .names')).toContainText(/\w/)
})

test('a question about a product arrives once', async ({ page }) => {
  const message = uniqueText()
  await page.goto('/gl/product/4101')
  await page.getByRole('link', { name: 'Ask about this product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').click()
  await page.keyboard.type('ana@farm.example')
  await dialog.getByLabel('Country / Area').selectOption({ label: 'Brazil' })
  await dialog.getByLabel('Message').click()
  await page.keyboard.type(message)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: thanks })).toBeVisible()
  await expectReceivedOnce(message)
})

test('a country is found by keys, and its notice accepted once', async ({ page }) => {
  await page.goto('/gl/company')
  await page.locator('header .country').filter({ visible: true }).click()
  const search = page.locator('dialog.country-dialog').getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('brasil')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/br\/company$/)
  const notice = page.locator('#brazil-notice')
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  await notice.getByRole('button').click()
  await expect(notice).toBeHidden()
  await page.goto('/br/problem/asian-soybean-rust')
  await page.locator('details[data-tool=amounts] summary').first().click()
  const area = page.getByLabel('Área', { exact: true }).first()
  await area.press('End')
  await page.keyboard.type('0')
  await expect(page.locator('[data-tool=amounts] tbody tr').first()).toContainText(
    /\u00a0× 20\u00a0L/
  )
  await expect(notice).toBeHidden()
})

test.describe('code that came with an error', () => {
  test.use({
    expectedComplaints:
      /Failed to load resource|dynamically imported module|did not arrive|disallowed MIME type/
  })

  for (const { path, code, answer } of [
    {
      path: '/gl/search?q=glyphosate',
      code: '**/search-tools.*.js',
      answer: '[data-kind=product]'
    },
    { path: '/gl/search?q=glyphosate', code: '**/engine.*.js', answer: '[data-kind=product]' },
    { path: '/gl/compare?ids=4101,4134', code: '**/table.*.js', answer: '.compare .names' },
    {
      path: '/gl/product-list?q=nicosulfuron',
      code: '**/find.*.js',
      answer: '[data-part=chips] button'
    },
    {
      path: '/gl/product-list?q=nicosulfuron',
      code: '**/engine.*.js',
      answer: '[data-part=chips] button'
    }
  ])
    test(`is loaded when ${path} is tried again without ${code}`, async ({ page }) => {
      await page.route(code, route => route.fulfill({ status: 503 }))
      await page.goto(path)
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await page.unroute(code)
      await again.click()
      await expect(
        page.locator('main').locator(answer).filter({ visible: true }).first()
      ).toBeVisible()
      await expect(again).toBeHidden()
    })
})
