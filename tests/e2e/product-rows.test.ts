import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { rowsOf } from '#lib/csv.ts'
import { received, thanks, uniqueText } from './helpers/enquiries.ts'
import { plain } from './helpers/plain.ts'
import { expect, test } from './helpers/visitor.ts'

/** The B2B list of Hungary has 58 rows, more than one chunk. */
const list = (prefix: string) => `/${prefix}/product-b2b-list/101`

const rows = (page: Page) => page.locator('tbody tr')
const numbers = (page: Page) => rows(page).locator('td:last-child bdi').allTextContents()
const header = (page: Page, name: string | RegExp) => page.getByRole('columnheader', { name })

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[download]').click()
  ])
  expect(file.suggestedFilename()).toBe('products-hu.csv')
  return readFile(await file.path(), 'utf8')
}

test('a distributor filters a B2B list, sorts it, downloads it, and goes back', async ({
  page
}) => {
  await page.goto(list('gl'))
  await expect(rows(page)).toHaveCount(58)
  const published = await download(page)
  expect(published.trim().split('\r\n')).toHaveLength(59)
  const columns = (table: string) => rowsOf(table)[0]?.join(', ')
  expect(columns(published)).toBe(
    'Active ingredient, Product name, Category, Reg. no., Concentration, Unit, Type of formulation'
  )

  const fungicides = page.getByRole('link', { name: 'Fungicides 12' })
  await fungicides.click()
  await expect(rows(page)).toHaveCount(12)
  await expect(page).toHaveURL(/\?category=Fungicides$/)
  await expect(fungicides).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('product-rows').getByRole('status')).toHaveText('Showing 12 of 58')

  await page.getByRole('searchbox').fill('AZOXY sc')
  await expect(rows(page)).not.toHaveCount(12)
  for (const row of await rows(page).all()) await expect(row).toContainText('Azoxystrobin')
  await expect(page).toHaveURL(/q=AZOXY\+sc$/)
  const shown = await rows(page).count()
  const csv = await download(page)
  expect(csv.trim().split('\r\n')).toHaveLength(shown + 1)
  expect(columns(csv)).toBe(columns(published))
  for (const row of rowsOf(csv).slice(1)) {
    expect(row[0]).toContain('Azoxystrobin')
    expect(row[1]).toContain(`${row[4]?.split(' + ')[0]} ${row[5]}`)
    expect(row[6]).toBe('SC')
  }

  const found = plain(await rows(page).locator('th').innerText())
  await page.getByRole('link', { name: 'Ask about these' }).click()
  const dialog = page.getByRole('dialog', { name: `Ask about ${found}` })
  await expect(dialog).toContainText('team in Hungary')
  await expect(dialog.getByLabel('Message')).toHaveValue(`Information about ${found}\n`)
  const message = uniqueText()
  await dialog.getByLabel('Name').fill('Ana Field')
  await dialog.getByLabel('Email').fill('ana@farm.example')
  await dialog.getByLabel('Message').fill(message)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: thanks })).toBeVisible()
  // The visitor's words have replaced the name, but the enquiry has both.
  const named = { message: expect.stringContaining(`${found}\n\n${message}`) }
  expect(await received(message)).toMatchObject([{ kind: 'b2b', target: '101', body: named }])

  await page.reload()
  await expect(rows(page)).toHaveCount(shown)
  await expect(page.getByRole('searchbox')).toHaveValue('AZOXY sc')
  await page.goBack()
  await expect(rows(page)).toHaveCount(58)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the category stays when a visitor chooses another language', async ({ page }) => {
  await page.goto('/gl-prod-zho/product-global-list')
  await page.locator('nav a[data-category="除草剂"]').click()
  await expect(page).toHaveURL(/\?category=Herbicides$/)
  await page.locator('[data-choose-lang=eng]').first().click()
  await expect(page).toHaveURL(/\/gl\/product-global-list\?category=Herbicides$/)
  await expect(page.locator('nav a[data-category=Herbicides]')).toHaveAttribute(
    'aria-current',
    'true'
  )
})

test('a keyboard sorts by registration number, up and down, and finds nothing kindly', async ({
  page
}) => {
  await page.goto(list('gl'))
  await header(page, 'Reg. no.').getByRole('button').press('Enter')
  await expect(header(page, 'Reg. no.')).toHaveAttribute('aria-sort', 'ascending')
  const upward = await numbers(page)
  const { compare } = new Intl.Collator('en', { numeric: true })
  expect(upward).toEqual(upward.toSorted(compare))
  await page.keyboard.press('Space')
  await expect(header(page, 'Reg. no.')).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=-registrationNumber$/)
  expect(await numbers(page)).toEqual(upward.toReversed())
  await expect(page.locator('th[aria-sort]')).toHaveCount(1)

  await page.getByRole('searchbox').fill('no such product')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByText('Nothing listed for this choice')).toBeVisible()
  await page.locator('[data-part=none] .button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask about no such product' })
  await expect(dialog.getByLabel('Message')).toHaveValue('Information about no such product\n')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(rows(page)).toHaveCount(58)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${list('gl')}$`))
})

test.describe('a thumb in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('sorts names as Chinese readers expect', async ({ page }) => {
    await page.goto(`${list('gl-prod-zho')}?category=${encodeURIComponent('除草剂')}`)
    await expect(rows(page)).toHaveCount(10)
    await header(page, /产品\s?名称/)
      .getByRole('button')
      .tap()
    await expect(header(page, /产品\s?名称/)).toHaveAttribute('aria-sort', 'ascending')
    const names = (await rows(page).locator('th').allTextContents()).map(name => name.trim())
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh-Hans', { numeric: true }).compare))
    await page.reload()
    await expect(header(page, /产品\s?名称/)).toHaveAttribute('aria-sort', 'ascending')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all rows are there, with links to the categories and the file, and no dead control', async ({
    page
  }) => {
    await page.goto(`${list('gl')}?category=Fungicides`)
    await expect(rows(page)).toHaveCount(58)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Insecticides 18' }).click()
    await expect(rows(page).filter({ hasText: 'Insecticides' }).first()).toBeInViewport()
    const published = await download(page)
    expect(published.trim().split('\r\n')).toHaveLength(59)
    const columns = (table: string) => rowsOf(table)[0]?.join(', ')
    expect(columns(published)).toBe(
      'Active ingredient, Product name, Category, Reg. no., Concentration, Unit, Type of formulation'
    )
  })
})
