import type { Page } from '@playwright/test'
import { tried } from '../helpers/tried.ts'
import { readers } from './helpers/trees.ts'
import { plain } from './helpers/plain.ts'
import { expect, test } from './helpers/visitor.ts'

test.use({ expectedComplaints: /status of 404 .*\/no-such-page$/ })

/** Any error in the console or of the network fails the visit. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('requestfailed', request => complaints.push(`${request.url()} failed`))
  return complaints
}

// The Brazilian notice would stand before everything; its own tests are about it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('consentAccepted', 'true')
  })
)

for (const [at, { prefix, lang, dir }] of readers.entries())
  for (const javaScriptEnabled of tried([true, false], 2, at))
    test.describe(`a visitor of ${prefix}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

      test('reads home, goes to the products, and opens one', async ({ page }) => {
        const complaints = watch(page)
        await page.goto(`/${prefix}`)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        await page.locator('header summary').click()
        await page.locator(`header details a[href="/${prefix}/product-list"]`).click()
        await expect(page).toHaveURL(new RegExp(`/${prefix}/product-list$`))
        const card = page
          .getByRole('main')
          .locator(`a[href^="/${prefix}/product/"]`)
          .filter({ visible: true })
          .first()
        const name = plain((await card.innerText()).trim())
        await card.click()
        await expect(page).toHaveURL(new RegExp(`/${prefix}/product/`))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
        await expect(page.getByRole('table').first()).toBeVisible()
        expect(complaints).toEqual([])
      })

      test('opens a post from the news', async ({ page }) => {
        const complaints = watch(page)
        await page.goto(`/${prefix}/news`)
        const post = page.getByRole('main').locator(`a[href^="/${prefix}/news/"]`).first()
        const title = (await post.innerText()).trim()
        await post.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('time').filter({ visible: true }).first()).toBeVisible()
        expect(complaints).toEqual([])
      })

      test('gets lost, and finds back home', async ({ page }) => {
        const answer = await page.goto(`/${prefix}/no-such-page`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByText('404').filter({ visible: true }).first()).toBeVisible()
        await page.getByRole('main').locator(`a[href="/${prefix}"]`).last().click()
        await expect(page).toHaveURL(new RegExp(`/${prefix}$`))
      })
    })

test('a visitor with a keyboard jumps straight to the content', async ({ page }) => {
  await page.goto('/gl')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('a visitor changes language and stays on the same page', async ({ page }) => {
  await page.goto('/gl/company')
  await page.getByRole('link', { name: '中文' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/gl-prod-zho\/company$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
})

test('what has the colour of a product family has the letters that can be read on it', async ({
  page
}) => {
  await page.goto('/gl')
  const grounds = await page.locator('.family-ground').evaluateAll(elements =>
    elements.map(element => {
      const { color } = getComputedStyle(element)
      element.append(
        Object.assign(document.createElement('i'), { style: 'color: var(--on-family)' })
      )
      const { lastElementChild } = element
      return { color, wanted: lastElementChild && getComputedStyle(lastElementChild).color }
    })
  )
  expect(grounds.length).toBeGreaterThan(5)
  for (const { color, wanted } of grounds) expect(color).toBe(wanted)
})
