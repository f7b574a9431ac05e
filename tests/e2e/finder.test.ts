import { cards, chip, count, filter, shown } from './helpers/finder-page.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(({ page }) => acceptNotice(page))

test('a grower selects a crop and a problem, and goes back step by step', async ({ page }) => {
  await page.goto('/gl/product-list')
  const all = await cards(page).count()
  // A screen reader announces the filter together with its choices.
  const maize = page.getByRole('list', { name: 'Crop', exact: true }).getByLabel('Maize')
  const [, promised = ''] =
    /(\d+) products?/.exec((await maize.getAttribute('aria-label')) ?? '') ?? []
  await maize.click()
  await expect(cards(page)).toHaveCount(Number(promised))
  await expect(page).toHaveURL('/gl/product-list?crop=maize')
  await expect(
    page.getByRole('status').filter({ hasText: `${promised} products found` })
  ).toHaveCount(1)

  await filter(page, 'Rice').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize&crop=rice')
  await expect(count(page)).not.toContainText(` ${promised} `)
  expect(await shown(page)).toBeGreaterThan(Number(promised))
  await page.goBack()
  await expect(cards(page)).toHaveCount(Number(promised))

  await filter(page, 'Fall armyworm').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize&problem=fall-armyworm')
  const both = await shown(page)
  expect(both).toBeLessThan(Number(promised))
  // Some of these products are listed for rice too, but none of them against armyworms there.
  await expect(filter(page, 'Rice')).toBeDisabled()

  await page.goBack()
  await expect(cards(page)).toHaveCount(Number(promised))
  await expect(filter(page, 'Fall armyworm')).not.toBeChecked()
  await page.goForward()
  await expect(cards(page)).toHaveCount(both)

  await chip(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?problem=fall-armyworm')
  await expect(chip(page, 'Fall armyworm')).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards(page)).toHaveCount(all)
  await expect(page).toHaveURL('/gl/product-list')
  await expect(count(page)).toBeFocused()
})

test('a shared link is answered before any interaction, and before React, whose panel then shows the same', async ({
  page
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<unknown>()
  await page.route(/hydrate/, async route => {
    await arrival
    await route.continue()
  })
  await page.goto('/br/product-list?crop=soybean&family=2001&crop=no-such-crop&colour=red')
  await expect(count(page)).toHaveText(/^Mostrando \d+ de \d+$/)
  await expect(chip(page, 'Soja')).toBeVisible()
  await shown(page)
  await expect(page.locator('[data-part=chips] li')).toHaveCount(3)
  for (const card of await cards(page).all())
    await expect(card).toHaveAttribute('data-family', '2001')
  arrive(undefined)
  await expect(filter(page, 'Soja')).toBeChecked()

  const listed = await shown(page)
  await page.getByText('Tabela', { exact: true }).click()
  const rows = page.locator('tbody tr').filter({ visible: true })
  await expect(rows).toHaveCount(listed)
  const tooWide = (cells: Element[]) =>
    cells
      .filter(cell => cell.scrollWidth > cell.clientWidth + 1)
      .map(({ textContent }) => textContent.trim())
  expect(await rows.locator('td').evaluateAll(tooWide)).toEqual([])

  // Without the crop the list is longer again.
  await filter(page, 'Soja').click()
  await expect(rows).not.toHaveCount(listed)
  await expect(filter(page, 'Milho')).toBeEnabled()
  const promising = page.locator('.filter label').filter({ hasNotText: /\D0$/ })
  await expect(promising.locator('input:disabled')).toHaveCount(0)
})

test('a list that is seen as a table stays one', async ({ page }) => {
  await page.goto('/gl/product-list')
  const rows = page.locator('tbody tr').filter({ visible: true })
  await page.getByText('Table', { exact: true }).click()
  await expect(page).toHaveURL('/gl/product-list?view=table')
  await expect(rows.first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
  await expect(page.locator('.product-card').filter({ visible: true })).toHaveCount(0)

  await filter(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize&view=table')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/gl/product-list?view=table')
  await page.getByText('Cards', { exact: true }).click()
  await expect(page).toHaveURL('/gl/product-list')
  await expect(rows).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/gl/product-list?crop=maize&view=table')
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
})

test('no interaction before React is lost', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<unknown>()
  await page.route(/hydrate/, async route => {
    await arrival
    await route.continue()
  })
  await page.goto('/gl/product-list')
  await filter(page, 'Maize').click({ noWaitAfter: true })
  await page.getByRole('searchbox').pressSequentially('nicosulfuron')
  arrive(undefined)
  await expect(page).toHaveURL('/gl/product-list?q=nicosulfuron&crop=maize')
  await expect(page.getByRole('searchbox')).toHaveValue('nicosulfuron')
  await expect(filter(page, 'Maize')).toBeChecked()
  await expect(cards(page).first()).toContainText(/nicosulfuron/i)
  await expect(count(page)).toHaveText(/^Showing \d of/)
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText(/nicosulfuron/i)

  // Words of the address stand in the field, and can be taken away there.
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('nicosulfuron')
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL('/gl/product-list?crop=maize')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a list without a query loads no React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto('/gl/product-list?view=table')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(url => url.includes('hydrate'))).toEqual([])
})

test('a choice that has the focus keeps it while all choices arrive', async ({ page }) => {
  await page.goto('/gl/product-list')
  const maize = filter(page, 'Maize')
  const crops = page.locator('.filter').first()
  const drawn = await crops.getByRole('checkbox').count()
  await maize.focus()
  // The test must not move the focus. More choices than the build rendered show that the data is loaded.
  await crops.getByRole('button', { name: /more/ }).dispatchEvent('click')
  await expect(crops.getByRole('checkbox').nth(drawn)).toBeVisible()
  await expect(maize).toBeFocused()
})

test('sorted by name, all products are one list in order', async ({ page }) => {
  await page.goto('/br/product-list')
  const folded = await cards(page).count()
  const all = Number.parseInt(await count(page).innerText(), 10)
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('name')
  await expect(page).toHaveURL('/br/product-list?sort=name')
  await expect(page.locator('.family h3').filter({ visible: true })).toHaveCount(0)
  const names = await cards(page).locator('h4').allTextContents()
  expect(names).toHaveLength(all)
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR', { numeric: true }).compare))
  await page.goBack()
  await expect(page.locator('.family h3').filter({ visible: true })).not.toHaveCount(0)
  await expect(cards(page)).toHaveCount(folded)
})

test('a choice made far down the list, or a query in the address, shows the start of the results', async ({
  page
}) => {
  await page.goto('/gl/product-list')
  await cards(page).nth(30).scrollIntoViewIfNeeded()
  await expect(count(page)).not.toBeInViewport()
  await filter(page, 'Rice').click()
  await expect(count(page)).toBeInViewport()
  await expect(cards(page).first()).toBeInViewport()

  await page.goto('/gl/product-list?crop=rice')
  await expect(cards(page).first()).toBeInViewport()
})

test.describe('on a phone, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filters open as a sheet and show the number of products', async ({ page }) => {
    await page.goto('/sa/product-list')
    const open = page.locator('.finder-open')
    await open.tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await expect(sheet.locator('.filter summary').first()).toHaveCSS('display', 'flex')
    await sheet.getByRole('checkbox').first().tap()
    const show = sheet.locator('.sheet-foot .button')
    await expect(show).toHaveText(/\d+/)
    const [promised = ''] = /\d+/.exec(await show.innerText()) ?? []
    await show.tap()
    await expect(sheet).toHaveCount(0)
    const said = count(page)
    await expect(said).toBeFocused()
    await expect.poll(async () => (await said.boundingBox())?.y).toBeLessThan(180)
    expect((await said.boundingBox())?.y).toBeGreaterThan(60)
    await expect(open).toContainText('1')
    await expect(cards(page)).toHaveCount(Number(promised))
    await page.goBack()
    await expect(page).toHaveURL('/sa/product-list')
    await expect(open).not.toContainText('1')
    // The button tells before the list changes.
    await expect(page.locator('[data-part=chips]')).toBeHidden()

    await cards(page).nth(9).scrollIntoViewIfNeeded()
    await expect(open).toBeInViewport()

    // A tap on the list beside the filters closes them.
    await open.tap()
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap(195, 20)
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL('/sa/product-list')

    // The back button closes the filters and keeps what was chosen in them.
    await open.tap()
    await sheet.getByRole('checkbox').first().tap()
    await expect(page).toHaveURL(/\?crop=/)
    const asked = page.url()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(open).toBeFocused()
    await expect(page).toHaveURL(asked)
    await expect(open).toContainText('1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is shown by family, and no filter is offered', async ({ page }) => {
    await page.goto('/br/product-list?crop=soybean')
    await expect(page.getByText('Os filtros precisam de JavaScript')).toBeVisible()
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
    expect(await cards(page).count()).toBeGreaterThan(60)
    await page
      .getByRole('link', { name: /Inseticidas/ })
      .first()
      .click()
    await expect(page).toHaveURL(/#family-2003$/)
  })
})
