import type { Page } from '@playwright/test'
import { cards, chip, count, filter, shown } from './helpers/finder-page.ts'
import { plain } from './helpers/plain.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(({ page }) => acceptNotice(page))

/** The words that are marked in the list, as they are written. */
const marked = (page: Page) =>
  page
    .evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String))
    .then(texts => texts.map(plain))

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

test('a product is found by its English name, with a typing error, and by its resistance group', async ({
  page
}) => {
  await page.goto('/br/product-list?q=soybaen+glyphosate')
  await expect(count(page)).toHaveText(/^Mostrando \d de/)
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText('Glifosato')

  await page.getByRole('searchbox').fill('grupo 9')
  await expect.poll(() => marked(page)).toContain('HRAC 9')
  await shown(page)
  for (const card of await cards(page).all()) await expect(card).toContainText(/RAC\s9(?!\d)/)
})

test('the matched words are marked while they are searched, and named where they are not visible', async ({
  page
}) => {
  await page.goto('/gl/product-list?q=azoxystrbin')
  await expect.poll(() => marked(page)).toContain('Azoxystrobin')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => marked(page)).toEqual([])

  await page.getByRole('searchbox').fill('oil palm')
  await expect(count(page)).toHaveText(/^Showing \d of/)
  await shown(page)
  for (const card of await cards(page).all())
    await expect(card).toContainText('oil palm', { ignoreCase: true })
  await page.getByText('Table', { exact: true }).click()
  for (const row of await page.locator('.as-table tbody tr').filter({ visible: true }).all())
    await expect(row).toContainText('oil palm', { ignoreCase: true })
  await expect.poll(() => marked(page)).toContain('Oil')

  await page.getByRole('searchbox').fill('fall armyworm')
  await expect(count(page)).toHaveText(/^Showing \d of/)
  for (const row of await page.locator('.as-table tbody tr').filter({ visible: true }).all())
    await expect(row).toContainText(/found by fall armyworm/i)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('Found by')).toHaveCount(0)
  await page.getByRole('searchbox').fill('strobilurin')
  await expect(page.getByText('Found by').filter({ visible: true })).not.toHaveCount(0)

  // The name of an ingredient does not say that its CAS number was typed.
  await page.getByRole('searchbox').fill('1071-83-6')
  const row = page.locator('.as-table tbody tr').filter({ visible: true })
  await expect(row.first()).toContainText('Found by 1071-83-6')
})

test('words with a typing error get a suggestion', async ({ page }) => {
  await page.goto('/gl/product-list?q=leaf+rusk')
  await page.getByRole('button', { name: 'Did you mean leaf rust?' }).click()
  await expect(page).toHaveURL('/gl/product-list?q=leaf+rust')
  await expect(page.getByRole('searchbox')).toHaveValue('leaf rust')
  expect(await shown(page)).toBeGreaterThan(0)
  await expect(count(page)).toBeFocused()

  // Words that are left do not come back with the filters.
  await chip(page, 'leaf rust').click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await filter(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?crop=maize')
})

test('words for a crop and a problem find products for both', async ({ page }) => {
  await page.goto('/gl/product-list?crop=tomato&problem=late-blight')
  await expect(count(page)).toHaveText(/^Showing/)
  await shown(page)
  const byFilters = await cards(page).locator('h4').allTextContents()
  for (const asked of ['q=tomato+late+blight', 'q=late+blight&crop=tomato']) {
    await page.goto(`/gl/product-list?${asked}`)
    await expect(count(page)).toHaveText(/^Showing/)
    await expect(cards(page).locator('h4')).toHaveText(byFilters)
  }
})

test('the home page leads to the products of a crop', async ({ page }) => {
  await page.goto('/gl')
  await page.locator('.finder').getByRole('searchbox').fill('fall armyworm')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gl/product-list?q=fall+armyworm#products')
  await expect(page.getByRole('searchbox')).toHaveValue('fall armyworm')
  await expect(count(page)).toHaveText(/^Showing \d+ of/)
  await expect(count(page)).toBeInViewport()
  await filter(page, 'Maize').click()
  await expect(page).toHaveURL('/gl/product-list?q=fall+armyworm&crop=maize')
})

test('words without a product lead on: the same words in the whole site, and ingredients', async ({
  page
}) => {
  await page.goto('/br/product-list?q=drone')
  const note = page.locator('[data-of-words]')
  const site = note.getByRole('link', { name: 'Buscar em todo o site' })
  await expect(site).toBeVisible()
  await expect(note.getByRole('link')).toHaveCount(4)
  await site.click()
  await expect(page).toHaveURL('/br/search?q=drone')
  await expect(page.getByRole('searchbox')).toHaveValue('drone')
})

test('the name of a country in any language leads there, and finds nothing that is like it', async ({
  page
}) => {
  const line = page.locator('[data-part=country]')
  for (const [list, name, link, href] of [
    ['/br/product-list', 'Thailand', 'Tailândia', '/th'],
    ['/gl-prod-zho/product-list', '泰国', '泰国', '/th'],
    ['/th/product-list', 'Brasil', 'บราซิล', '/br']
  ] as const) {
    await page.goto(`${list}?q=${encodeURIComponent(name)}`)
    await expect(line.getByRole('link', { name: link })).toHaveAttribute('href', href)
    await expect(cards(page)).toHaveCount(0)
  }
  await page.goto('/br/product-list')
  await page.getByRole('searchbox').fill('soja Thailand')
  await expect(line.getByRole('link')).toHaveAttribute('href', '/th/search?q=soja')
  expect(await shown(page)).toBeGreaterThan(0)
  await page.getByRole('searchbox').fill('soja')
  await expect(line).toBeHidden()
})

test('a crop that is not listed is said to be not listed, and leads to the problems with its name', async ({
  page
}) => {
  const links = page.locator('[data-part=namesakes]').getByRole('link')
  for (const [list, word, problem] of [
    ['/gl/product-list', 'melon', 'Cotton (melon) aphid'],
    ['/gl-prod-zho/product-list', '高粱', '假高粱'],
    ['/th/product-list', 'ข้าวฟ่าง', 'หญ้าจอห์นสัน']
  ] as const) {
    await page.goto(`${list}?q=${encodeURIComponent(word)}`)
    await expect(links).toHaveText([problem])
    await expect(cards(page)).toHaveCount(0)
    await expect(page.locator('[data-part=card]')).toBeHidden()
  }
  await page.getByRole('searchbox').fill('ข้าวโพด')
  await expect(links).toHaveCount(0)
  await page.goto('/gl/search?q=melon')
  await expect(links).toHaveText(['Cotton (melon) aphid'])
})

test('a crop and a problem that are not listed together lead to the products of each, and to no spelling', async ({
  page
}) => {
  for (const path of ['/gl/product-list', '/gl/search']) {
    await page.goto(`${path}?q=late+blight+wheat`)
    const links = page.locator('[data-part=apart]').getByRole('link')
    await expect(links).toHaveText([/^late blight \(\d+\)$/, /^wheat \(\d+\)$/])
    await expect(links.last()).toHaveAttribute('href', 'product-list?q=wheat')
    for (const words of ['Check the spelling', 'Not one of our names?'])
      await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0)
  }
})

test('the links to other countries follow their sentence, each apart', async ({ page }) => {
  const note = page.locator('[data-part=elsewhere]')
  await page.goto(`/cn/product-list?q=${encodeURIComponent('莎草')}`)
  await expect(note).toContainText('其他国家有登记产品')
  await expect(note.getByRole('link').nth(1)).toBeVisible()
  const names = await note.getByRole('link').allInnerTexts()
  expect(await note.locator(':scope > span').last().textContent()).toBe(names.join(' '))
})

test('nothing waits above a list whose words name more uses than are shown', async ({ page }) => {
  for (const [list, word] of [
    ['/br/product-list', 'ferrugem'],
    ['/gl-prod-zho/product-list', '蚜虫']
  ] as const) {
    await page.goto(`${list}?q=${encodeURIComponent(word)}`)
    await expect(chip(page, word)).toBeVisible()
    expect(await shown(page)).toBeGreaterThan(0)
    await expect(page.locator('[data-part=card]')).not.toHaveAttribute('aria-busy')
    await expect(page.locator('[data-part=card]')).toBeHidden()
  }
})

test('words for one use have its card, also where several problems are called alike', async ({
  page
}) => {
  await page.goto('/br/product-list?q=oidio+trigo')
  await expect(page.locator('[data-part=card]')).toContainText('Trigo')
  await expect(page.locator('[data-part=card]')).toContainText('Bise')
})

test('two uses are answered above the list by a card each, of which one is open at a time', async ({
  page
}) => {
  await page.goto('/br/product-list?crop=soybean&problem=asian-soybean-rust&problem=target-spot')
  const part = page.locator('[data-part=card]')
  await expect(part.locator('summary')).toHaveText([
    /^Soja · Ferrugem-\u2060?asiática$/,
    /^Soja · Mancha-\u2060?alvo$/
  ])
  await expect(part.getByRole('table')).toHaveCount(0)
  for (const [at, problem] of [/Ferrugem/, /Mancha/].entries()) {
    await part.locator(':scope > details > summary').nth(at).press('Enter')
    await expect(part.getByRole('table', { name: problem }).first()).toBeVisible()
    await expect(part.getByRole('article')).toHaveCount(1)
  }
})
