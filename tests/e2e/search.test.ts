import { plain } from './helpers/plain.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

const status = '[data-part=status]'

test.beforeEach(({ page }) => acceptNotice(page))

test('a visitor opens the search from the navigation and finds by a wrong letter', async ({
  page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gl/company')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('armywrom')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gl/search?q=armywrom')
  await expect(page.locator(status)).toHaveText(/^\d+ results for “armywrom”$/)
  const best = page.locator('article#best')
  await expect(best.getByRole('link')).toHaveText('Fall armyworm')
  await expect(best.locator('img')).toHaveJSProperty('complete', true)
  await expect(page.locator('section#problem mark', { hasText: 'armyworm' })).not.toHaveCount(0)
  await page.locator('section#product a').first().click()
  await expect(page).toHaveURL(/\/gl\/product\//)
  await page.goBack()
  await expect(page.locator('section#product a').first()).toBeVisible()

  await page.getByRole('searchbox').fill('maize')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gl/search?q=maize')
  await page.goBack()
  await expect(page).toHaveURL('/gl/search?q=armywrom')
  await page.goBack()
  await expect(page).toHaveURL('/gl/company')
})

test('no line of the best answer begins with the dot between a crop and a problem', async ({
  page
}) => {
  await page.goto('/gl/search?q=soybean+rust')
  const best = page.locator('article#best h2')
  await expect(best).toHaveText('Soybean · Asian soybean rust')
  expect(await best.textContent()).toContain('Soybean\u00a0· Asian')
})

test('a search for a kind of product leads to its list', async ({ page }) => {
  await page.goto('/gl/search?q=weedkiller')
  const best = page.locator('article#best')
  await best.getByRole('link', { name: 'Herbicides' }).click()
  await expect(page).toHaveURL('/gl/product-list?family=2001')
  await expect(page.locator('[data-part=count]')).toContainText('Showing')
})

for (const { prefix, query, title, card } of [
  {
    prefix: 'br',
    query: 'ferrugem soja',
    title: 'Soja · Ferrugem-asiática',
    card: /\/asian-soybean-rust#crop-soybean$/
  },
  {
    prefix: 'sa',
    query: 'البياض الزغبي العنب',
    title: /^العنب\s·\sالبياض الزغبي/,
    card: /\/grape-downy-mildew#crop-grape$/
  },
  {
    prefix: 'gl-prod-zho',
    query: '番茄晚疫病',
    title: /^番茄\s·\s晚疫病/,
    card: /\/late-blight#crop-tomato$/
  }
])
  test(`a crop and a problem lead to their answer card in ${prefix}`, async ({ page }) => {
    await page.goto(`/${prefix}/search?q=${encodeURIComponent(query)}`)
    const best = page.locator('article#best').getByRole('link')
    await expect(best).toHaveText(title)
    await best.click()
    await expect(page).toHaveURL(card)
    await expect(page.locator('.answer-card:target')).toBeInViewport()
  })

for (const { prefix, query, title } of [
  { prefix: 'gl-prod-zho', query: '草甘膦', title: /480 SL|草甘膦/ },
  { prefix: 'br', query: 'maize', title: /Milho/ },
  { prefix: 'sa', query: 'الذره', title: /الذرة/ }
])
  test(`a shared search answers in ${prefix}, with pages of this tree only`, async ({ page }) => {
    await page.goto(`/${prefix}/search?q=${encodeURIComponent(query)}`)
    const links = page.locator('[data-part=results] :is(h2, ol) a')
    await expect(links.first()).toBeVisible()
    await expect(links.filter({ hasText: title }).first()).toBeVisible()
    await expect(page.locator('mark').first()).toBeVisible()
    const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(hrefs.filter(href => !href?.startsWith(`/${prefix}/`))).toEqual([])
  })

test('all that is counted can be seen', async ({ page }) => {
  await page.goto('/gl/search?q=corn')
  const all = page.locator('section#product').getByRole('link', { name: /^All \d+$/ })
  const [count = ''] = /\d+/.exec(await all.innerText()) ?? []
  const names = await page.locator('section#product h3 a').allTextContents()
  await page.getByRole('link', { name: 'Ask about these' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask about these products' })
  const message = await dialog.getByLabel('Message').inputValue()
  for (const name of names) expect(message).toContain(plain(name))
  await page.keyboard.press('Escape')
  await all.click()
  await expect(page).toHaveURL('/gl/product-list?q=corn')
  await expect(page.locator('[data-part=count]')).toContainText(`Showing ${count} of`)

  await page.goto('/gl/search?q=a')
  const problems = page.locator('section#problem')
  const rows = problems.getByRole('listitem')
  await expect(rows).toHaveCount(12)
  const more = problems.getByRole('button', { name: /^All \d+$/ })
  const [counted = ''] = /\d+/.exec(await more.innerText()) ?? []
  await more.click()
  const isBest = await page.locator('#best [data-of=problem]').first().isVisible()
  await expect(rows).toHaveCount(Number(counted) - Number(isBest))
  await expect(rows.nth(12).getByRole('link')).toBeFocused()

  // A message names no more than thirty products: of more, it names what was searched.
  await page.getByRole('link', { name: 'Ask about these' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask about a' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an ingredient leads to its rows of the global portfolio, not to the head of the page', async ({
    page
  }) => {
    await page.goto('/gl/search?q=glyphosate')
    const answers = page.locator('[data-part=results]')
    await answers.locator('a[href*="product-global-list?q=glyphosate"]').click()
    await expect(page.locator('[data-count]')).toContainText('Showing 7 of')
    await expect(page.locator('tbody tr').first()).toBeInViewport()
  })
})

test('a search without results says so and shows the closest ones', async ({ page }) => {
  await page.goto('/gl/search?q=saffron+powdery+mildew')
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “saffron powdery mildew”' })
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closest to it' })).toBeVisible()
  await expect(page.locator('[data-part=results] mark', { hasText: 'powdery' })).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Search the global portfolio' })).toHaveAttribute(
    'href',
    /\/gl\/product-global-list\?q=saffron\+powdery\+mildew$/
  )
  await page.getByRole('link', { name: 'Ask the team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask about saffron powdery mildew' })
  await expect(dialog.getByLabel('Message')).toHaveValue(
    'Information about saffron powdery mildew\n'
  )
})

test('a name that only other countries know leads there', async ({ page }) => {
  await page.goto('/gl/search?q=麦草畏')
  const elsewhere = page.locator('[data-part=elsewhere]')
  await expect(elsewhere).toContainText('Listed in other countries')
  await expect(elsewhere.getByRole('link', { name: 'México' })).toHaveAttribute(
    'href',
    `/mx/search?${new URLSearchParams({ q: '麦草畏' }).toString()}`
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search says so and leads to the lists', async ({ page }) => {
    await page.goto('/gl/search?q=maize')
    await expect(page.getByText('Search needs JavaScript')).toBeVisible()
    const problems = page.getByRole('main').getByRole('link', { name: 'All problems' })
    await expect(problems).toHaveAttribute('href', '/gl/product-list#problems')
    await page.getByRole('main').getByRole('link', { name: 'Product list' }).click()
    await expect(page).toHaveURL('/gl/product-list')
  })
})
