import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// The notice of the Brazilian site has tests of its own.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.pathname.startsWith('/br/')) localStorage.setItem('consentAccepted', 'true')
  })
)

const cards = (page: Page) => page.locator('.product-card').filter({ visible: true })
/** The number of products that the page says it shows, once it shows as many. */
async function shown(page: Page): Promise<number> {
  const [said = ''] = /\d+/.exec(await page.locator('[data-part=count]').innerText()) ?? []
  await expect(cards(page)).toHaveCount(Number(said))
  return Number(said)
}
const filter = (page: Page, name: string) => page.getByRole('checkbox', { name }).first()
const chip = (page: Page, name: string) =>
  page.locator('[data-part=chips] button', { hasText: name })

test('a grower takes a crop and a problem, and goes back step by step', async ({ page }) => {
  await page.goto('/gl/product-list')
  const all = await cards(page).count()
  const maize = filter(page, 'Maize')
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
  await expect(page.locator('[data-part=count]')).not.toContainText(` ${promised} `)
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
  await expect(page.locator('[data-part=count]')).toBeFocused()
})

test('a shared link is answered before anyone touches the page, without React', async ({
  page
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto('/br/product-list?crop=soybean&family=2001&crop=no-such-crop&colour=red')
  await expect(page.locator('[data-part=count]')).toHaveText(/^Mostrando \d+ de \d+$/)
  await expect(chip(page, 'Soja')).toBeVisible()
  await shown(page)
  await expect(page.locator('[data-part=chips] li')).toHaveCount(3)
  await expect(filter(page, 'Soja')).toBeChecked()
  for (const card of await cards(page).all())
    await expect(card).toHaveAttribute('data-family', '2001')
  expect(scripts.filter(url => url.includes('hydrate'))).toEqual([])

  const count = await shown(page)
  await page.getByText('Tabela', { exact: true }).click()
  const rows = page.locator('tbody tr').filter({ visible: true })
  await expect(rows).toHaveCount(count)
  const tooWide = (cells: Element[]) =>
    cells
      .filter(cell => cell.scrollWidth > cell.clientWidth + 1)
      .map(({ textContent }) => textContent.trim())
  expect(await rows.locator('td').evaluateAll(tooWide)).toEqual([])
})

test('nothing is lost that comes before React', async ({ page }) => {
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
  await expect(page.locator('[data-part=count]')).toHaveText(/^Showing \d of/)
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText(/nicosulfuron/i)
})

test('a choice that has the focus keeps it while all choices arrive', async ({ page }) => {
  await page.goto('/gl/product-list')
  const maize = filter(page, 'Maize')
  const crops = page.locator('.filter').first()
  const drawn = await crops.getByRole('checkbox').count()
  await maize.focus()
  // Without moving the focus: more choices than the build drew are the sign that they are there.
  await crops.getByRole('button', { name: /more/ }).dispatchEvent('click')
  await expect(crops.getByRole('checkbox').nth(drawn)).toBeVisible()
  await expect(maize).toBeFocused()
})

test('words find a product in Chinese, by keyboard alone', async ({ page }) => {
  await page.goto('/gl-prod-zho/product-list')
  const words = page.getByRole('searchbox')
  await words.focus()
  await page.keyboard.type('草甘膦')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('草甘膦')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/&sort=name$/)
  await chip(page, '草甘膦').focus()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('')
  await expect(page).toHaveURL('/gl-prod-zho/product-list?sort=name')
})

test('a product is found by its English name and with a typing error', async ({ page }) => {
  await page.goto('/br/product-list?q=soybaen+glyphosate')
  await expect(page.locator('[data-part=count]')).toHaveText(/^Mostrando \d de/)
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText('Glifosato')
})

test('the words by which products were found are marked, as long as they are asked for', async ({
  page
}) => {
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found') ?? [])].map(range =>
        (range as Range).toString().toLowerCase()
      )
    )
  await page.goto('/gl/product-list?q=azoxystrbin')
  await expect.poll(marked).toContain('azoxystrobin')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(marked).toEqual([])
})

test('a product that does not show by what it was found says it', async ({ page }) => {
  await page.goto('/gl/product-list?q=oil+palm')
  await expect(page.locator('[data-part=count]')).toHaveText(/^Showing \d of/)
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText(/oil palm/i)
  await page.getByText('Table', { exact: true }).click()
  for (const row of await page.locator('tbody tr').filter({ visible: true }).all())
    await expect(row).toContainText(/oil palm/i)
  const marked = () => [...(CSS.highlights.get('found') ?? [])].map(String)
  await expect.poll(() => page.evaluate(marked)).toContain('Oil')

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('Found by')).toHaveCount(0)
  await page.getByRole('searchbox').fill('Zea mays')
  await expect(page.getByText('Found by').filter({ visible: true })).not.toHaveCount(0)
})

test('when nothing is listed, the filter to drop is named', async ({ page }) => {
  await page.goto('/gl/product-list?q=khamsin&crop=rice&family=2002')
  await expect(page.getByRole('heading', { name: 'Nothing listed for “khamsin”' })).toBeVisible()
  const drop = page.getByRole('button', { name: /^Drop “khamsin”: \d+ products$/ })
  const [, promised = ''] = /(\d+) products/.exec(await drop.innerText()) ?? []
  await expect(cards(page)).toHaveCount(0)
  await drop.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(Number(promised))
  await expect(page.getByRole('heading', { name: 'Nothing listed for' })).toBeHidden()
  await expect(page.locator('[data-part=count]')).toBeFocused()
})

test('of a crop, the problems that it has stand first', async ({ page }) => {
  await page.goto('/gl/product-list')
  await filter(page, 'Tomato').click()
  const problems = page.locator('.filter').nth(1).getByRole('checkbox')
  await expect(
    problems.filter({ has: page.locator(':scope[aria-label^="Late blight"]') })
  ).toHaveCount(1)
  await expect(problems.first()).toBeEnabled()
  await expect(page.locator('.filter').nth(1).locator('input:enabled')).toHaveCount(8)
})

test('words for a crop and a problem find what is listed for both', async ({ page }) => {
  await page.goto('/gl/product-list?crop=tomato&problem=late-blight')
  await shown(page)
  const byFilters = await cards(page).locator('h4').allTextContents()
  for (const asked of ['q=tomato+late+blight', 'q=late+blight&crop=tomato']) {
    await page.goto(`/gl/product-list?${asked}`)
    await expect(page.locator('[data-part=count]')).toHaveText(/^Showing/)
    await expect(cards(page).locator('h4')).toHaveText(byFilters)
  }
})

test('a choice that would show nothing cannot be taken', async ({ page }) => {
  await page.goto('/gl/product-list?family=2004')
  await filter(page, 'Maize').hover()
  const none = page.getByRole('checkbox', { name: /, 0 products$/ })
  await expect(none.first()).toBeDisabled()
})

test('sorted by name, all products are one list in order', async ({ page }) => {
  await page.goto('/br/product-list')
  const all = await cards(page).count()
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('name')
  await expect(page).toHaveURL('/br/product-list?sort=name')
  await expect(page.locator('.family h3').filter({ visible: true })).toHaveCount(0)
  const names = await cards(page).locator('h4').allTextContents()
  expect(names).toHaveLength(all)
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR', { numeric: true }).compare))
  await page.goBack()
  await expect(page.locator('.family h3').filter({ visible: true })).not.toHaveCount(0)
  await expect(cards(page)).toHaveCount(all)
})

test('the home page leads to the products of a crop', async ({ page }) => {
  await page.goto('/gl')
  await page.locator('.finder').getByRole('searchbox').fill('fall armyworm')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gl/product-list?q=fall+armyworm#products')
  await expect(page.getByRole('searchbox')).toHaveValue('fall armyworm')
  await expect(page.locator('[data-part=count]')).toHaveText(/^Showing \d+ of/)
  await expect(page.locator('[data-part=count]')).toBeInViewport()
  await filter(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?q=fall+armyworm&crop=maize')
})

test('a resistance group finds the products of that group and shows it', async ({ page }) => {
  await page.goto('/br/product-list?q=grupo+9')
  await expect(page.locator('[data-part=count]')).toHaveText(/^Mostrando \d de/)
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText(/RAC 9(?!\d)/)
  const marked = () => [...(CSS.highlights.get('found') ?? [])].map(String)
  await expect.poll(() => page.evaluate(marked)).toContain('HRAC 9')
})

test.describe('on a phone, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filters come from below and say what they would show', async ({ page }) => {
    await page.goto('/sa/product-list')
    const open = page.locator('.finder-open')
    await open.tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await expect(sheet.locator('.filter summary').first()).toHaveCSS('display', 'flex')
    await sheet.getByRole('checkbox').first().tap()
    const show = sheet.locator('footer .button')
    await expect(show).toHaveText(/\d+/)
    const [count = ''] = /\d+/.exec(await show.innerText()) ?? []
    await show.tap()
    await expect(sheet).toHaveCount(0)
    const said = page.locator('[data-part=count]')
    await expect(said).toBeFocused()
    await expect.poll(async () => (await said.boundingBox())?.y).toBeLessThan(120)
    expect((await said.boundingBox())?.y).toBeGreaterThan(60)
    await expect(open).toContainText('1')
    await expect(cards(page)).toHaveCount(Number(count))
    await page.goBack()
    await expect(page).toHaveURL('/sa/product-list')
    await expect(open).not.toContainText('1')
  })

  test('Back closes the filters and keeps what was chosen in them', async ({ page }) => {
    await page.goto('/sa/product-list')
    await page.locator('.finder-open').tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox').first().tap()
    await expect(page).toHaveURL(/\?crop=/)
    const asked = page.url()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page.locator('.finder-open')).toBeFocused()
    await expect(page).toHaveURL(asked)
    await expect(page.locator('.finder-open')).toContainText('1')
    await page.goBack()
    await expect(page).toHaveURL('/sa/product-list')
    await expect(page.locator('.finder-open')).not.toContainText('1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is there, by family, and no filter pretends to work', async ({ page }) => {
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
