import type { Page } from '@playwright/test'
import { tried } from '../helpers/tried.ts'
import { readers } from './helpers/trees.ts'
import { plain } from './helpers/plain.ts'
import { acceptNotice, expect, test } from './helpers/visitor.ts'

const choices = (page: Page) => page.locator('add-to-compare button')
const columns = (page: Page) => page.locator('.compare .names th[data-family]')

test.beforeEach(({ page }) => acceptNotice(page))

test('a grower picks products from the list, compares them, takes one out, and goes back', async ({
  page
}) => {
  await page.goto('/br/product-list')
  await expect(page.locator('compare-tray')).toBeHidden()
  const cards = await page.locator('.product-card h4 a').allTextContents()
  const names = cards.map(name => name.trim())
  await choices(page).nth(0).click()
  await expect(choices(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await choices(page).nth(1).press('Space')
  await expect(page.locator('compare-tray li')).toHaveText(names.slice(0, 2))
  await expect(page.locator('compare-tray [role=status]')).toHaveText('Comparar (2)')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Comparar (2)')
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  for (const at of [2, 3]) await choices(page).nth(at).click()

  await page.locator('compare-tray').getByRole('link', { name: 'Comparar (4)' }).click()
  await expect(page).toHaveURL(/\/br\/compare\?ids=\d+,\d+,\d+,\d+$/)
  await expect(columns(page).locator('a')).toHaveText(names.slice(0, 4))
  await page.getByRole('button', { name: `Remover ${names[0] ?? ''}` }).click()
  await expect(columns(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 produtos escolhidos' })).toBeAttached()
  await expect(page).toHaveURL(/\?ids=\d+,\d+,\d+$/)
  await page.goBack()
  await expect(columns(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Remover todos' }).click()
  await expect(page.getByText('Nenhum produto escolhido.')).toBeVisible()
  await expect(page.locator('[data-part=empty]').getByRole('link').first()).toBeFocused()
  await page.goto('/br/product-list')
  await expect(page.locator('compare-tray')).toBeHidden()
})

test('a grower picks products for a problem on a phone, and compares them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/br/problem/asian-soybean-rust')
  for (const at of [0, 1]) await choices(page).nth(at).click()
  await expect(page.locator('.next')).toBeHidden()
  await page.locator('compare-tray').getByRole('link', { name: 'Comparar (2)' }).click()
  await expect(columns(page)).toHaveCount(2)
})

test('packs stand whole on their shelf on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gl/compare?ids=4101,4104,4109')
  const shelf = page.locator('.compare .plank')
  const bottomOf = (part: Element) => part.getBoundingClientRect().bottom
  const bottom = await shelf.evaluate(bottomOf)
  for (const pack of await shelf.locator('.pack').all())
    expect(await pack.evaluate(bottomOf)).toBeLessThanOrEqual(bottom)
})

test('the first facts of two products stand in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gl/compare?ids=4101,4104')
  for (const at of [0, 1, 2])
    await expect(page.locator('.compare tbody tr').nth(at)).toBeInViewport({ ratio: 1 })
})

for (const canShare of [true, false])
  test(`a list is printed on a phone, and ${canShare ? 'shared' : 'its address stands there, without a menu to share'}`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(can => {
      const done: string[] = []
      Object.assign(window, { done, print: () => done.push('print') })
      const share = ({ url }: { url: string }) => Promise.resolve(done.push(url))
      if (can) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      else Reflect.deleteProperty(Navigator.prototype, 'share')
    }, canShare)
    await page.goto('/th/compare?ids=4170,4172,4183')
    const list = page.locator('compare-products')
    await list.getByRole('button', { name: 'พิมพ์' }).click()
    const share = list.getByRole('button', { name: 'แชร์' })
    const address = list.getByText(page.url(), { exact: true })
    if (canShare) await share.click()
    const done = await page.evaluate(() => (window as unknown as { done: string[] }).done)
    expect(done).toEqual(['print', ...(canShare ? [page.url()] : [])])
    await expect(share).toBeVisible({ visible: canShare })
    await expect(address).toBeVisible({ visible: !canShare })
  })

test('a list of more than four products fits a phone, where each fact has its name', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/br/compare?ids=4101,4103,4104,4108,4109,4134,4142')
  const list = page.locator('[data-list]')
  const fact = list.locator('td').first()
  await expect(fact).toHaveCSS('display', 'block')
  await expect(fact).toHaveAttribute('data-label', 'Ingredientes ativos')
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

for (const width of [1024, 1440])
  test(`a list of more than four products is a table on a screen of ${width} px`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gl/compare?ids=4158,4167,4169,4101,4120')
    const list = page.locator('[data-list]')
    await expect(list.getByRole('columnheader', { name: 'Resistance group' })).toBeVisible()
    const cells = list.locator('tbody tr').first().locator('td')
    await expect(cells.first()).toHaveCSS('display', 'table-cell')
    const table = Math.floor((await list.locator('table').boundingBox())?.width ?? 0)
    const box = await list.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])
    expect(box).toEqual([table, table])
    const remove = await list.locator('[data-remove]').first().boundingBox()
    expect(remove?.width).toBeGreaterThanOrEqual(44)
    expect(remove?.height).toBeGreaterThanOrEqual(44)
  })

test('the next steps with five products stand between their list and the comparison', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0
  await page.goto('/gl/compare?ids=4158,4167,4169,4101,4120')
  const file = page.locator('compare-products a[download]')
  await expect(file).toBeVisible()
  expect((await file.boundingBox())?.y).toBeGreaterThan(await topOf('[data-list]'))
  expect((await file.boundingBox())?.y).toBeLessThan(await topOf('[data-table]'))
  await page.locator('[data-list] [data-remove]').first().click()
  await expect(page.locator('[data-list] table')).toHaveCount(0)
  expect((await file.boundingBox())?.y).toBeGreaterThan(await topOf('[data-table]'))
})

test('who has chosen seven reads which four are compared, and how another is', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/br/compare?ids=4101,4103,4104,4108,4109,4134,4142')
    await expect(columns(page)).toHaveCount(4)
    const names = await columns(page).locator('a').allInnerTexts()
    const note = page.locator('[data-list]').getByText(/^Lado a lado abaixo: /)
    // Isolated, for a line from right to left.
    for (const name of names) await expect(note).toContainText(`\u2068${name}\u2069`)
    const remove = page
      .locator('[data-list]')
      .getByRole('button', { name: `Remover ${names[0] ?? ''}` })
    await remove.click()
    await expect(note).not.toContainText(names[0] ?? '')
  }
})

test('a visitor without a choice reads that thirty products make a list, and four are compared', async ({
  page
}) => {
  await page.goto('/br/compare')
  await expect(page.locator('[data-part=empty]')).toContainText('Adicione pela lista')
  await expect(page.getByText('Escolha até 30 produtos: quatro aparecem lado a lado')).toBeVisible()
})

test.describe('a shared address', () => {
  test.use({ expectedComplaints: /Failed to load resource.*compare-/ })

  for (const { prefix } of tried(readers, 2, 1))
    test(`of ${prefix} shows four products, counts those that are unknown and names those that are too many`, async ({
      page
    }) => {
      await page.route('**/compare-*.json', route => route.abort(), { times: 1 })
      await page.goto(`/${prefix}/compare?ids=4101,Zyxw+vut,4134,4142,no-such-id,4165,4197`)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.locator('[data-retry]').click()
      await expect(columns(page)).toHaveCount(4)
      const note = page.locator('[data-part=note]')
      await expect(note).toContainText(/[2٢]/)
      await expect(page.locator('compare-products')).not.toContainText(/Zyxw|no-such-id/)
      await expect(page.locator('[data-list] tbody tr')).toHaveCount(5)
      await expect(page.locator('[data-list]')).toContainText('Aquilo')

      const rows = page.locator('.compare tbody tr:not(.title)')
      const differing = rows.filter({ has: page.locator('.visually-hidden') })
      const unequal = await differing.count()
      expect(unequal).toBeGreaterThan(0)
      expect(await differing.and(page.locator('[data-differs]')).count()).toBe(unequal)
      expect(await rows.filter({ visible: true }).count()).toBeGreaterThan(unequal)
      await page.getByRole('switch').check()
      await expect(rows.filter({ visible: true })).toHaveCount(unequal)

      await page.goto(`/${prefix}/compare?ids=Zyxw+vut`)
      await expect(note).toContainText(/[1١]/)
      const empty = page.locator('[data-part=empty]')
      await expect(empty.getByRole('link').first()).toHaveAttribute(
        'href',
        `/${prefix}/product-list`
      )
    })
})

test('a product that was chosen here and is no longer listed is named', async ({ page }) => {
  await page.goto('/gl/product/4101')
  await choices(page).first().click()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find(key => key.startsWith('compared')) ?? ''
    const [chosen] = JSON.parse(localStorage.getItem(key) ?? '[]') as object[]
    localStorage.setItem(key, JSON.stringify([chosen, { id: 'gone', name: 'Old Brand 10 EC' }]))
  })
  await page.goto('/gl/compare')
  await expect(columns(page)).toHaveCount(1)
  await expect(page.locator('[data-part=note]')).toContainText('not listed here: Old Brand 10 EC')
})

test.describe('a thumb in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('adds a product from its page, and sees four within the screen', async ({ page }) => {
    await page.goto('/sa/compare?ids=4104,4113,4127')
    await expect(columns(page)).toHaveCount(3)
    await page.goto('/sa/product/4101')
    await choices(page).first().tap()
    await page.locator('compare-tray a').tap()
    await expect(columns(page)).toHaveCount(4)
    for (const column of await columns(page).all())
      await expect(column).toBeInViewport({ ratio: 1 })
    // Arabic has digits of its own, the label has not.
    const doses = await page.locator('.dose').allInnerTexts()
    expect(doses.map(plain)).toContainEqual(expect.stringMatching(/^[\d.,]+–[\d.,]+ /))
    const width = await page.locator('html').evaluate(html => html.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the compare link of a product leads to a page that says what it needs, and back', async ({
    page
  }) => {
    await page.goto('/gl/product/4101')
    await page.locator('add-to-compare a').first().click()
    await expect(page).toHaveURL(/\/gl\/compare\?ids=4101$/)
    await expect(page.getByText('Comparing needs JavaScript.')).toBeVisible()
    await expect(page.getByText('No products chosen yet')).toBeHidden()
    await page.getByRole('link', { name: 'Open the product list' }).click()
    await expect(page).toHaveURL(/\/gl\/product-list$/)
    await expect(page.locator('compare-tray')).toBeHidden()
  })
})
