import type { Page } from '@playwright/test'
import { plain } from './helpers/plain.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

/** The B2B list of Hungary has 58 rows, more than one chunk. */
const list = (prefix: string) => `/${prefix}/product-b2b-list/101`

const rows = (page: Page) => page.locator('tbody tr')

test('rows are found by their own name of an ingredient and by the English', async ({ page }) => {
  await acceptNotice(page)
  for (const [path, english, own] of [
    [list('gl-prod-zho'), 'azoxystrobin', '嘧菌酯'],
    ['/gl-prod-zho/product-global-list', 'azoxystrobin', '嘧菌酯'],
    ['/br/product-global-list', 'glyphosate', 'glifosato'],
    ['/sa/product-global-list', 'glyphosate', 'غليفوسات']
  ] as const) {
    await page.goto(path)
    const found = rows(page).filter({ visible: true })
    await page.getByRole('searchbox').fill(english)
    await expect(found.first()).toContainText(new RegExp(own, 'i'))
    const count = await found.count()
    await page.getByRole('searchbox').fill(own)
    await expect(found).toHaveCount(count)
  }
})

test('rows are found by names of other languages, and by misspelled ones', async ({ page }) => {
  await page.goto('/gl/product-global-list?q=glyphosate')
  await expect(page.locator('[data-count]')).toContainText('Showing')
  const count = await rows(page).count()
  for (const typed of ['ГЛИФОСАТ', 'gliphosate', '草甘膦', 'glifosato']) {
    await page.getByRole('searchbox').fill('none such')
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('searchbox').fill(typed)
    await expect(rows(page)).toHaveCount(count)
    await expect(page.locator('[data-count]')).toContainText('Found by glyphosate')
  }
})

test('a strength that no row has is said to be not found, and the other words are searched for', async ({
  page
}) => {
  for (const typed of ['glyphosate 41%', '草甘膦 41%']) {
    await page.goto(`/gl/product-global-list?q=${encodeURIComponent(typed)}`)
    await expect(rows(page)).toHaveCount(7)
    await expect(page.locator('[data-count]')).toContainText(
      `Nothing found for “${typed}” · Found by glyphosate`
    )
  }
})

test('a name found in another language is said in the language of the page', async ({ page }) => {
  await page.goto('/gl-prod-zho/product-global-list?q=glifosato')
  await expect(page.locator('[data-count]')).toContainText('草甘膦')
  await expect(page.locator('[data-count]')).not.toContainText(/glyphosate/i)
})

test('rows are found by a chemical class and by a strength in percent; what is not listed is not said to be found', async ({
  page
}) => {
  await page.goto('/gl/product-global-list')
  await page.getByRole('searchbox').fill('strobilurins')
  await expect(page.locator('[data-count]')).toContainText('Found by strobilurin')
  expect(plain(await rows(page).first().innerText())).toContain('Azoxystrobin')
  await page.getByRole('searchbox').fill('abamectin 1.8 EC')
  await expect(page.locator('[data-count]')).toHaveText('Showing 1 of 306')
  expect(plain(await rows(page).first().innerText())).toContain('Abamectin 18 g/L EC')
  // Mixtures of that strength, too.
  await page.getByRole('searchbox').fill('abamectin 1.8')
  await expect(page.locator('[data-count]')).toHaveText('Showing 4 of 306')
  for (const row of await rows(page).all()) expect(plain(await row.innerText())).toContain('18 g/L')
  await page.getByRole('searchbox').fill('bula')
  await expect(page.locator('product-rows')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('[data-count]')).toHaveText('Showing 0 of 306')
})

test('a name that only products of a country have leads to its search', async ({ page }) => {
  await page.goto('/gl/product-global-list?q=Poyraz')
  const elsewhere = page.locator('[data-part=elsewhere]')
  await expect(elsewhere).toContainText('Listed in other countries')
  await expect(elsewhere.getByRole('link', { name: 'México' })).toHaveAttribute(
    'href',
    '/mx/search?q=Poyraz'
  )
})

test('rows are found by their resistance group and by what they inhibit', async ({ page }) => {
  // Glyphosate is in group 9 of HRAC, and pymetrozine in group 9 of IRAC.
  for (const [query, count, found] of [
    ['HRAC 9', 7, 'HRAC 9'],
    ['group 9', 10, 'HRAC 9, IRAC 9'],
    ['EPSPS inhibitor', 7, '']
  ] as const) {
    await page.goto(`/gl/product-global-list?q=${query}`)
    await expect(rows(page)).toHaveCount(count)
    await expect(rows(page).first()).toContainText(/^Glyphosate/)
    await expect(page.locator('[data-count]')).toContainText(found)
  }
  await page.goto('/gl-prod-zho/product-global-list?q=9组')
  await expect(rows(page)).toHaveCount(10)
  for (const address of [
    'gl/product-global-list?q=ALS inhibitor',
    'gl-prod-zho/product-global-list?q=ALS抑制剂'
  ]) {
    await page.goto(`/${address}`)
    await expect(rows(page)).toHaveCount(21)
  }
})

test('what this site lists is said before other countries', async ({ page }) => {
  await page.goto('/gl/product-global-list?q=harmattan')
  const list = page.locator('[data-part=inList]')
  await expect(list).toContainText('In the product list')
  await list.getByRole('link', { name: 'harmattan' }).click()
  await expect(page.getByRole('link', { name: 'Harmattan 480 SL' }).first()).toBeVisible()
  await page.goto('/gl/product-global-list?category=Fungicides&q=glyphosate')
  const others = page.locator('[data-part=otherCategories]')
  await expect(others.getByRole('link')).toHaveText(['Herbicides 7'])
  await expect(page.locator('[data-part=elsewhere]')).toBeHidden()
  await others.getByRole('link').click()
  await expect(rows(page)).toHaveCount(7)
})

test('an old address with a category in another language finds its rows, and says so', async ({
  page
}) => {
  await page.goto('/gl/product-global-list?category=除草剂')
  await expect(page.locator('[data-count]')).toContainText('Herbicide')
  await expect(page.getByRole('searchbox')).toHaveValue('除草剂')
  expect(await rows(page).count()).toBe(await page.locator('tr[data-category=Herbicides]').count())
  await page.goto('/gl/product-global-list?category=Toys')
  await expect(page.locator('[data-part=none]')).toBeVisible()
})

test('rows are found by their category, also by its name in English', async ({ page }) => {
  await acceptNotice(page)
  for (const [prefix, typed, category] of [
    ['gl', 'fungicide', 'Fungicides'],
    ['br', 'herbicide', 'Herbicidas'],
    ['gl-prod-zho', 'herbicide', '除草剂']
  ] as const) {
    await page.goto(`/${prefix}/product-global-list`)
    const all = page.locator(`tr[data-category="${category}"]`)
    const count = await all.count()
    await page.getByRole('searchbox').fill(typed)
    await expect(all).toHaveCount(count)
    await expect(rows(page)).toHaveCount(count)
  }
})
