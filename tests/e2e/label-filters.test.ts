import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.beforeEach(({ page }) => acceptNotice(page))

test('what a label states filters the list, and what states nothing is counted', async ({
  page
}) => {
  await page.goto('/br/product-list?not-group=frac-11&harvest=14&crop=soybean&crop=foo')
  const chips = page.locator('[data-part=chips] .chip')
  await expect(chips).toHaveText([
    'Soja',
    'Carência: Até 14 dias',
    /^Excluir o grupo de resistência: FRAC\s11$/
  ])
  const note = page.locator('[data-part=left-out]')
  await expect(note).toContainText('Opções deste endereço que não estão nesta lista: 1.')
  await expect(note).not.toContainText('foo')
  await expect(note).toContainText(/Carência: mais \d+ produtos? não informa/)
  const shown = page.locator('.product-card').filter({ visible: true })
  await expect(shown.first()).toBeVisible()
  await expect(shown.locator('[data-solid]').filter({ hasText: /FRAC.*\b11\b/ })).toHaveCount(0)
  await chips.last().click()
  await expect(page).toHaveURL('/br/product-list?crop=soybean&harvest=14')

  // More products than a message names are asked about by the conditions.
  await page.goto('/br/product-list?not-group=frac-11')
  await expect(chips).toHaveCount(1)
  await page.getByRole('link', { name: 'Perguntar sobre estes' }).click()
  await expect(
    page.getByRole('dialog', { name: /^Perguntar sobre Excluir o grupo de resistência: FRAC\s11$/ })
  ).toBeVisible()
})

test('a group that is left out leaves adjuvants, and the note counts only what could have a group', async ({
  page
}) => {
  const shown = page.locator('.product-card').filter({ visible: true })
  const note = page.locator('[data-part=left-out]')
  await page.goto('/gl/product-list?not-group=frac-3')
  await expect(shown.filter({ hasText: 'Sastruga 850 EC' })).toHaveCount(1)
  await expect(note).toHaveText('')
  await page.goto('/za/product-list?not-group=frac-3')
  await expect(note).toContainText('1 more product could have a group but states none')
  await expect(shown.filter({ hasText: 'Auster 900 SL' })).toHaveCount(1)
  await expect(shown.filter({ hasText: 'Buster 250 EC' })).toHaveCount(0)
})

test('the groups of a mixture on its card lead to the products with all of them', async ({
  page
}) => {
  await page.goto('/br/product-list')
  const groups = page.locator('.product-card [data-solid] a', {
    hasText: /FRAC\s(?:11\s\+\s3|3\s\+\s11)/
  })
  const mixtures = await groups.count()
  await groups
    .filter({ hasText: /11\s\+\s3/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?q=FRAC\+11\+%2B\+3$/)
  await expect(page.locator('.product-card').filter({ visible: true })).toHaveCount(mixtures)
  await expect(groups.filter({ visible: true })).toHaveCount(mixtures)
})

test('a group on a card leads to its list, where the keyboard skips the filters, in Arabic', async ({
  page
}) => {
  await page.goto('/sa/product-list')
  await page.locator('.product-card [data-solid] a[href*="group=frac-"]').first().click()
  await expect(page).toHaveURL(/\/sa\/product-list\?group=frac-\w+/)
  const count = page.locator('[data-part=count]')
  await expect(count).toHaveText(/\d+/)
  await page.locator('.finder-sort select').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip[href="#results"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(count).toBeFocused()
})

test('the dose of a crop and a problem is on each product, and of a crop alone on none', async ({
  page
}) => {
  await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust')
  const card = page.locator('.product-card').filter({ hasText: 'Argestes 300 SC' })
  await expect(card.locator('dd').first()).toHaveText(/^0,5–\u2060?0,6\u00a0L/)
  await expect(card.locator('dd a').first()).toHaveAttribute('href', /rust#crop-soybean$/)
  await page.getByRole('button', { name: /Remover filtro Ferrugem/ }).click()
  await expect(page.locator('[data-use-dose]')).toHaveCount(0)

  await page.goto('/gl/product-list?crop=wheat&q=rust')
  const named = page.locator('.product-card').filter({ hasText: 'Tivano 250 SC' })
  await expect(named.locator('dt').first()).toHaveText('Brown (leaf) rust of wheat')
  await expect(named.locator('dd a').first()).toHaveAttribute('href', /#crop-wheat$/)
})

test('a list of five is saved as their lines, and asked about at once', async ({ page }) => {
  await page.goto('/br/compare?ids=4101,4134,4142,4165,4197')
  await expect(page.locator('[data-list] tbody tr')).toHaveCount(5)
  await expect(page.locator('.print-head img')).toHaveAttribute('src', /^data:image\/svg/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[download]').click()
  ])
  const text = await file
    .createReadStream()
    .then(stream => stream.setEncoding('utf8').toArray() as Promise<string[]>)
  const ids = text.join('').match(/^"\d+"/gm)
  expect(new Set(ids)).toEqual(new Set(['"4101"', '"4134"', '"4142"', '"4165"', '"4197"']))
  const names = await page.locator('[data-list] tbody th a').allTextContents()
  await page.getByRole('link', { name: 'Perguntar sobre estes' }).click()
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    new RegExp(names.join(', '))
  )
})
